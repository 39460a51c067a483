import { type History, moveHistory, pushState, startHistory } from '@scrapboard/loadout';

/** The codes of builds that undo and redo step through, kept while the app is open. */
let history: History = startHistory('');
let isFirstBuild = true;
const listeners = new Set<() => void>();

function setHistory(newHistory: History): void {
  if (newHistory === history) return;
  history = newHistory;
  for (const listener of listeners) listener();
}

export const trayHistory = {
  get: () => history,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Adds a build, unless it is the current one. The first build that is opened cannot be undone. */
  push(code: string): void {
    if (history.states[history.at] === code) return;
    setHistory(isFirstBuild ? startHistory(code) : pushState(history, code));
    isFirstBuild = false;
  },
  /** Returns the code one step back or forward; null if there is none. */
  move(step: -1 | 1): string | null {
    const newHistory = moveHistory(history, step);
    if (newHistory === null) return null;
    setHistory(newHistory);
    return newHistory.states[newHistory.at] ?? null;
  },
};
