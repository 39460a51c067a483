import { setTimeout as sleep } from 'node:timers/promises';

/** Answers a question into the cache, unless its answer is there, and returns what is asked next. */
export type Preparation = (signal: AbortSignal) => Promise<readonly Preparation[]>;

/** What prepared answers depend on. */
export interface AnswersState {
  /** Another text when what was asked has other answers. */
  answers: string;
  /** Another text when pages of boards ask something else. */
  boards: string;
}

export interface ReadyAnswersOptions {
  /** Returns what was asked, most often first. */
  listAsked: () => readonly Preparation[];
  /** Returns what pages of boards ask when they are opened, whether or not anybody has asked it. */
  listBoardQuestions: () => Promise<readonly Preparation[]>;
  /** Null without facts. */
  readState: () => Promise<AnswersState | null>;
  /** Whether somebody waits for an answer. */
  isBusy: () => boolean;
  intervalMs: number;
  /** How long what was asked may take for one state. */
  budgetMs?: number;
}

export interface ReadyAnswers {
  /** Prepares an answer before all others, once for all calls with its key. */
  refresh(key: string, preparation: Preparation): void;
  /** Interrupts what is being prepared, to be tried again when nobody waits. */
  interrupt(): void;
  end(): void;
}

const BUDGET_MS = 15_000;
const BUSY_PAUSE_MS = 100;
/** Answers for boards, which perhaps nobody opens, are prepared in a quarter of the time. */
const PAUSE_FACTOR = 3;

/**
 * Answers what is to be refreshed, what was asked most and what boards ask, one question at a time, whenever
 * answers are old and while nobody waits, so that pages find their answers cached.
 */
export function keepAnswersReady({
  listAsked,
  listBoardQuestions,
  readState,
  isBusy,
  intervalMs,
  budgetMs = BUDGET_MS,
}: ReadyAnswersOptions): ReadyAnswers {
  const controller = new AbortController();
  const { signal } = controller;
  const refreshes = new Map<string, Preparation>();
  let interruption = new AbortController();
  let wake = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false });
  const readCurrentState = () => readState().catch(() => null);

  /** Pauses, at most until something is to be refreshed. */
  async function pauseUnlessWoken(ms: number): Promise<void> {
    if (refreshes.size > 0) return;
    wake = new AbortController();
    const woken = AbortSignal.any([signal, wake.signal]);
    await sleep(ms, undefined, { signal: woken, ref: false }).catch(() => signal.throwIfAborted());
  }

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

  async function refreshAll(): Promise<void> {
    for (const [key, preparation] of refreshes) {
      await prepare(preparation);
      refreshes.delete(key);
    }
  }

  /** Returns whether the state was still the same at the end. */
  async function prepareAsked({ answers }: AnswersState): Promise<boolean> {
    let spentMs = 0;
    const isCurrent = async () => (await readCurrentState())?.answers === answers;
    for (const preparation of listAsked()) {
      if (spentMs > budgetMs) return true;
      if (!(await isCurrent())) return false;
      const startedAt = performance.now();
      await prepare(preparation);
      spentMs += performance.now() - startedAt;
      await refreshAll();
    }
    return await isCurrent();
  }

  async function run(): Promise<void> {
    let asked: AnswersState | undefined;
    let listed: AnswersState | undefined;
    let boardPreparations: Preparation[] = [];
    let restUntil = 0;
    for (;;) {
      const restMs = boardPreparations.length > 0 ? restUntil - performance.now() : intervalMs;
      await pauseUnlessWoken(Math.max(0, Math.min(restMs, intervalMs)));
      await refreshAll();
      const state = await readCurrentState();
      if (state === null) continue;
      if (state.answers !== asked?.answers) {
        if (!(await prepareAsked(state))) continue;
        asked = state;
      }
      // Facts may be new more often than all boards can be prepared: those that remain are prepared first.
      const areListed = boardPreparations.length > 0 || state.answers === listed?.answers;
      if (!areListed || state.boards !== listed?.boards) {
        listed = state;
        boardPreparations = [...(await listBoardQuestions().catch(() => []))];
      }
      if (performance.now() < restUntil) continue;
      const preparation = boardPreparations.shift();
      if (preparation === undefined) continue;
      const startedAt = performance.now();
      boardPreparations.push(...(await prepare(preparation)));
      const endedAt = performance.now();
      restUntil = endedAt + PAUSE_FACTOR * (endedAt - startedAt);
    }
  }

  run().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return {
    refresh(key, preparation) {
      if (!refreshes.has(key)) refreshes.set(key, preparation);
      wake.abort();
    },
    interrupt: () => interruption.abort(),
    end: () => controller.abort(),
  };
}
