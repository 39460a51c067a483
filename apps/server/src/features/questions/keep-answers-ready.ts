import { setTimeout as sleep } from 'node:timers/promises';
import type { AskedQuestion, AskedQuestions } from './create-asked-questions.ts';

export interface ReadyAnswersOptions {
  /** What was asked, most often first. */
  asked: Pick<AskedQuestions, 'list'>;
  /** Returns the version of the facts; null without any. */
  readVersion: () => Promise<string | null>;
  /** Answers a question into the cache, unless its answer is there. */
  prepare: (asked: AskedQuestion, signal: AbortSignal) => Promise<void>;
  /** Whether somebody waits for an answer. */
  isBusy: () => boolean;
  intervalMs: number;
  /** How long one version's answers may take. */
  budgetMs?: number;
}

const BUDGET_MS = 15_000;
const BUSY_PAUSE_MS = 100;

/**
 * Answers the questions that are asked most again, one at a time, whenever facts have changed or a
 * day has begun and while nobody waits, so that pages find their answers cached. Returns a function
 * that ends it.
 */
export function keepAnswersReady({
  asked,
  readVersion,
  prepare,
  isBusy,
  intervalMs,
  budgetMs = BUDGET_MS,
}: ReadyAnswersOptions): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false });

  /**
   * Returns what answers depend on: the facts, and the day that periods are counted back from.
   * Undefined while there are no facts.
   */
  async function readState(): Promise<string | undefined> {
    const version = await readVersion().catch(() => null);
    return version === null ? undefined : `${version} ${new Date().toISOString().slice(0, 10)}`;
  }

  async function prepareAll(state: string): Promise<void> {
    let spentMs = 0;
    for (const question of asked.list()) {
      while (isBusy()) await pause(BUSY_PAUSE_MS);
      if (spentMs > budgetMs || (await readState()) !== state) return;
      const startedAt = performance.now();
      // Whoever asks next gets the error.
      await prepare(question, signal).catch(() => {});
      spentMs += performance.now() - startedAt;
    }
  }

  async function run(): Promise<void> {
    let preparedState: string | undefined;
    for (;;) {
      await pause(intervalMs);
      const state = await readState();
      if (state === undefined || state === preparedState) continue;
      await prepareAll(state);
      preparedState = state;
    }
  }

  run().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return () => controller.abort();
}
