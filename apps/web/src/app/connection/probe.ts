/** The first and the longest pause between two checks. */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;

export interface ProbeState {
  isChecking: boolean;
  /**
   * When the next check is due, in epoch milliseconds; undefined during a check and when stopped.
   */
  nextAt: number | undefined;
}

export interface Probe {
  /** Checks repeatedly, each time after a longer pause, until stopped. */
  start(): void;
  stop(): void;
  /** Checks at once, and resets the pause to the shortest. */
  checkNow(): void;
  getState(): ProbeState;
  subscribe(listener: () => void): () => void;
}

/**
 * Creates a probe that finds out when an unreachable server is back. `random` keeps visitors
 * from all checking at the same instant; `check` must not reject.
 */
export function createProbe(check: () => Promise<void>, random = Math.random): Probe {
  const listeners = new Set<() => void>();
  let state: ProbeState = { isChecking: false, nextAt: undefined };
  let isRunning = false;
  let pauseMs = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(next: ProbeState): void {
    state = next;
    for (const listener of listeners) listener();
  }
  function scheduleCheck(): void {
    const delayMs = pauseMs * (0.8 + 0.4 * random());
    pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS);
    timer = setTimeout(() => void runCheck(), delayMs);
    set({ isChecking: false, nextAt: Date.now() + delayMs });
  }
  async function runCheck(): Promise<void> {
    clearTimeout(timer);
    set({ isChecking: true, nextAt: undefined });
    await check();
    if (isRunning) scheduleCheck();
    else set({ isChecking: false, nextAt: undefined });
  }

  return {
    start() {
      if (isRunning) return;
      isRunning = true;
      pauseMs = FIRST_PAUSE_MS;
      if (!state.isChecking) scheduleCheck();
    },
    stop() {
      isRunning = false;
      clearTimeout(timer);
      if (!state.isChecking) set({ isChecking: false, nextAt: undefined });
    },
    checkNow() {
      pauseMs = FIRST_PAUSE_MS;
      if (!state.isChecking) void runCheck();
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
