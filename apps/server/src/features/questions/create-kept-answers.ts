import type { AnswerForm } from './answer-forms.ts';
import { createAnswerFiles } from './create-answer-files.ts';
import type { AskedQuestion } from './create-asked-questions.ts';
import type { FactVersions } from './create-fact-versions.ts';
import type { Facts } from './facts-reader.ts';
import { questionKey } from './question-key.ts';

/** The version of facts, and when they were last brought up to date. */
type FactsStamp = Pick<Facts, 'version' | 'asOf'>;

interface Entry<Kept> {
  answer: Kept;
  bytes: number;
}

/** An answer in a file. */
interface AnswerFile<Kept> {
  entry: Entry<Kept>;
  asOf: string;
  /** When it was made, in epoch milliseconds. */
  at: number;
}

export interface KeptAnswers {
  /** Returns the last answer to a question that is in the cache or a file, of whatever version. */
  findLast<Asked extends AskedQuestion, Kept extends { version: string }>(
    form: AnswerForm<Asked, Kept>,
    question: Asked,
    version: string,
  ): Promise<{ answer: Kept; source: 'cached' | 'restored' } | undefined>;
  /** Computes an answer and keeps it; callers at the same time share it. */
  load<Asked extends AskedQuestion, Kept extends { version: string }>(
    form: AnswerForm<Asked, Kept>,
    question: Asked,
    stamp: FactsStamp,
    signal: AbortSignal,
    compute: (signal: AbortSignal) => Promise<Entry<Kept>>,
  ): Promise<{ answer: Kept; source: 'shared' | 'answered' }>;
  /** Removes files from facts that were replaced too long ago for their answers to be used. */
  removeUnneeded(): void;
  close(): Promise<void>;
}

/** The versions of answers from rows, which no file keeps, begin like this. */
const ROWS_VERSION = 'rows-';

/** Returns the version and the time of answers from rows that are kept for a while. */
export function stampOfRows(ttlMs: number): FactsStamp {
  const at = Math.floor(Date.now() / ttlMs) * ttlMs;
  return { version: `${ROWS_VERSION}${at}`, asOf: new Date(at).toISOString() };
}

/**
 * Keeps answers in the caches of their forms, and in files those that took `minKeptMs` or more, so that
 * a restarted server has them.
 */
export function createKeptAnswers({
  versions,
  minKeptMs,
  ...options
}: {
  folder: string;
  readIdentity: () => Promise<string>;
  versions: FactVersions;
  minKeptMs: number;
}): KeptAnswers {
  const files = createAnswerFiles(options);
  return {
    async findLast<Asked extends AskedQuestion, Kept extends { version: string }>(
      { cache }: AnswerForm<Asked, Kept>,
      question: Asked,
      version: string,
    ) {
      const key = questionKey(question);
      const answer = cache.get(key);
      if (answer !== undefined) return { answer, source: 'cached' as const };
      if (version.startsWith(ROWS_VERSION)) return undefined;
      // Only `load` below makes files, of what the same form returned.
      const file = (await files.read(key)) as AnswerFile<Kept> | undefined;
      if (file === undefined) return undefined;
      const { entry, asOf, at } = file;
      cache.set(key, entry);
      versions.recordEarlier({ version: entry.answer.version, asOf }, at);
      return { answer: entry.answer, source: 'restored' as const };
    },
    async load<Asked extends AskedQuestion, Kept extends { version: string }>(
      form: AnswerForm<Asked, Kept>,
      question: Asked,
      { version, asOf }: FactsStamp,
      signal: AbortSignal,
      compute: (signal: AbortSignal) => Promise<Entry<Kept>>,
    ) {
      const key = questionKey(question);
      const { answer, isShared } = await form.cache.load(
        key,
        version,
        signal,
        async (loadSignal) => {
          const startedAt = performance.now();
          const entry = await compute(loadSignal);
          const isWorthAFile = performance.now() - startedAt >= minKeptMs;
          // Facts may have been written since the version was read.
          if (isWorthAFile && entry.answer.version === version && !version.startsWith(ROWS_VERSION))
            files.write(key, version, { entry, asOf, at: Date.now() } satisfies AnswerFile<Kept>);
          return entry;
        },
      );
      return { answer, source: isShared ? ('shared' as const) : ('answered' as const) };
    },
    removeUnneeded: () => files.removeUnneeded(versions.isUsable),
    close: () => files.close(),
  };
}
