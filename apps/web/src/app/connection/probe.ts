/** The first and the longest pause between two attempts. */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;

export interface ProbeState {
  isAsking: boolean;
  /** When it asks next, in epoch milliseconds; undefined while it asks or is stopped. */
  nextAt: number | undefined;
}

export interface Probe {
  /** Asks again and again, each time after a longer pause, until stopped. */
  start(): void;
  stop(): void;
  /** Asks at once, and then from the shortest pause on. */
  askNow(): void;
  getState(): ProbeState;
  subscribe(listener: () => void): () => void;
}

/**
 * Returns how to find out when a silent server is back. `random` spreads the visitors of a server that
 * restarts; `ask` must not reject.
 */
export function createProbe(ask: () => Promise<void>, random = Math.random): Probe {
  const listeners = new Set<() => void>();
  let state: ProbeState = { isAsking: false, nextAt: undefined };
  let isRunning = false;
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(next: ProbeState): void {
    state = next;
    for (const listener of listeners) listener();
  }
  function wait(): void {
    const length = pause * (0.8 + 0.4 * random());
    pause = Math.min(2 * pause, MAX_PAUSE_MS);
    timer = setTimeout(() => void run(), length);
    set({ isAsking: false, nextAt: Date.now() + length });
  }
  async function run(): Promise<void> {
    clearTimeout(timer);
    set({ isAsking: true, nextAt: undefined });
    await ask();
    if (isRunning) wait();
    else set({ isAsking: false, nextAt: undefined });
  }

  return {
    start() {
      if (isRunning) return;
      isRunning = true;
      pause = FIRST_PAUSE_MS;
      if (!state.isAsking) wait();
    },
    stop() {
      isRunning = false;
      clearTimeout(timer);
      if (!state.isAsking) set({ isAsking: false, nextAt: undefined });
    },
    askNow() {
      pause = FIRST_PAUSE_MS;
      if (!state.isAsking) void run();
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
