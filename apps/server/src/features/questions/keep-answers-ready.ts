import { setTimeout as sleep } from 'node:timers/promises';

/** Answers a question into the cache, unless its answer is there, and returns what is asked next. */
export type Preparation = (signal: AbortSignal) => Promise<readonly Preparation[]>;

export interface ReadyAnswersOptions {
  /** Returns what was asked, most often first. */
  listAsked: () => readonly Preparation[];
  /** Returns what pages ask when they are opened, whether or not anybody has asked it. */
  listBoards: () => Promise<readonly Preparation[]>;
  /** Returns what answers depend on: another text when they are old; null without facts. */
  readState: () => Promise<string | null>;
  /** Whether somebody waits for an answer. */
  isBusy: () => boolean;
  intervalMs: number;
  /** How long what was asked may take for one state. */
  budgetMs?: number;
}

export interface ReadyAnswers {
  /** Interrupts what is being prepared, to be tried again when nobody waits. */
  makeWay(): void;
  end(): void;
}

const BUDGET_MS = 15_000;
const BUSY_PAUSE_MS = 100;
/** Boards that nobody may ask for are prepared in a quarter of the time. */
const PAUSE_FACTOR = 3;

/**
 * Answers what was asked most and what boards ask, one question at a time, whenever answers are old and while nobody
 * waits, so that pages find their answers cached.
 */
export function keepAnswersReady({
  listAsked,
  listBoards,
  readState,
  isBusy,
  intervalMs,
  budgetMs = BUDGET_MS,
}: ReadyAnswersOptions): ReadyAnswers {
  const controller = new AbortController();
  const { signal } = controller;
  let interruption = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false });
  const readCurrentState = () => readState().catch(() => null);

  /** Prepares as soon as nobody waits, and again if somebody came meanwhile. */
  async function prepare(preparation: Preparation): Promise<readonly Preparation[]> {
    for (;;) {
      while (isBusy()) await pause(BUSY_PAUSE_MS);
      interruption = new AbortController();
      const current = interruption.signal;
      try {
        return await preparation(AbortSignal.any([signal, current]));
      } catch {
        signal.throwIfAborted();
        // Whoever asks next gets the error.
        if (!current.aborted) return [];
      }
    }
  }

  async function prepareAsked(state: string): Promise<void> {
    let spentMs = 0;
    for (const preparation of listAsked()) {
      if (spentMs > budgetMs || (await readCurrentState()) !== state) return;
      const startedAt = performance.now();
      await prepare(preparation);
      spentMs += performance.now() - startedAt;
    }
  }

  async function prepareBoards(state: string): Promise<void> {
    const queue = [...(await listBoards().catch(() => []))];
    for (const preparation of queue) {
      if ((await readCurrentState()) !== state) return;
      const startedAt = performance.now();
      queue.push(...(await prepare(preparation)));
      await pause(PAUSE_FACTOR * (performance.now() - startedAt));
    }
  }

  async function run(): Promise<void> {
    let preparedState: string | undefined;
    for (;;) {
      await pause(intervalMs);
      const state = await readCurrentState();
      if (state === null || state === preparedState) continue;
      await prepareAsked(state);
      await prepareBoards(state);
      preparedState = state;
    }
  }

  run().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return {
    makeWay: () => interruption.abort(),
    end: () => controller.abort(),
  };
}
