/** The states that undo and redo step through; the newest state is the last one. */
export interface History {
  states: readonly string[];
  /** The index of the state that is shown. */
  at: number;
}

const MAX_STATES = 200;

/** Returns a history with one state. */
export function startHistory(state: string): History {
  return { states: [state], at: 0 };
}

/** Returns the history after a change, which discards undone states. */
export function pushState({ states, at }: History, state: string): History {
  if (states[at] === state) return { states, at };
  const keptStates = [...states.slice(0, at + 1), state].slice(-MAX_STATES);
  return { states: keptStates, at: keptStates.length - 1 };
}

/** Returns the history one step back, or forward; null if there is none. */
export function moveHistory({ states, at }: History, step: -1 | 1): History | null {
  return states[at + step] === undefined ? null : { states, at: at + step };
}
