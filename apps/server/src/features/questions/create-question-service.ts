import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { LeadersAnswer, QuestionAnswer } from '@scrapboard/contract';
import type { Question, QuestionRows } from '@scrapboard/questions';
import { createNamer, type LeadersQuestion, toPartLeaders } from '@scrapboard/read-models';
import type { Deps } from '../../deps.ts';
import { createDuckdb } from '../../duckdb/create-duckdb.ts';
import { DuckdbError } from '../../duckdb/duckdb-error.ts';
import { explainMissingDuckdb } from '../../duckdb/explain-missing-duckdb.ts';
import { factsFolder } from '../facts/manifest.ts';
import { type AnswerForm, createAnswerForms } from './answer-forms.ts';
import { createAnswerFromFiles } from './answer-from-files.ts';
import {
  answerFromRows,
  createFactsNotReadyError,
  createFactsUnavailableError,
  MAX_MATCHES,
} from './answer-from-rows.ts';
import { readAnswerIdentity } from './answer-identity.ts';
import { createAnswerStamp } from './answer-stamp.ts';
import { createAnswerFiles } from './create-answer-files.ts';
import { type AskedQuestion, createAskedQuestions } from './create-asked-questions.ts';
import type { BoardReader } from './create-board-reader.ts';
import { createStatementRunner, type StatementRunnerOptions } from './create-statement-runner.ts';
import { createFactsReader, type Facts } from './facts-reader.ts';
import { keepAnswersReady } from './keep-answers-ready.ts';
import { loadWithLease } from './load-with-lease.ts';
import { type Preparer, prepareAsked, prepareBoard } from './prepare-boards.ts';
import { hiddenKey, questionKey } from './question-key.ts';

/** `restored` answers were read from a file that an earlier process of the server has written. */
export type QuestionOutcome =
  | 'cached'
  | 'shared'
  | 'restored'
  | 'answered'
  | 'failed'
  | 'left'
  | 'prepared';

/** Who asks. */
interface Viewer {
  /** The players who are hidden from them. */
  hidden: readonly string[];
  /** Aborted when they have left. */
  signal: AbortSignal;
}

export interface QuestionService {
  answer(question: Question, viewer: Viewer): Promise<QuestionAnswer>;
  /** Returns the leader with each part, and the ranks of a player. */
  leaders(
    question: LeadersQuestion,
    player: string | undefined,
    viewer: Viewer,
  ): Promise<LeadersAnswer>;
  readonly state: {
    outcomes: ReadonlyMap<QuestionOutcome, number>;
    running: number;
    waiting: number;
    cacheBytes: number;
    /** DuckDB's process, while there is one, and how many times it has ended by itself. */
    pid: number | undefined;
    crashes: number;
    /** The most memory that its process ever had. */
    peakBytes: number;
  };
  close(): Promise<void>;
}

export interface QuestionServiceOptions extends StatementRunnerOptions {
  /** Why this machine has no DuckDB; null if it has. */
  missingReason?: string | null;
  /** How long answers from rows, which have no version, are kept. */
  rowsTtlMs?: number;
  idleMs?: number;
  /** How often it looks for new facts, from which it prepares answers. */
  readyIntervalMs?: number;
  /** What boards ask, to be prepared without anybody having asked; nothing by default. */
  boards?: BoardReader;
  /** Answers that took less are not kept in files. */
  keptFromMs?: number;
}

const MAX_THREADS = 4;
/** The rest is for what DuckDB's limit does not count: the process itself, samples of quantiles. */
const DUCKDB_MEMORY_SHARE = 0.34;
/** What a process may retain between questions; the most expensive one takes more on top. */
const RETAINED_MEMORY_SHARE = 0.4;
const MIN_DUCKDB_BYTES = 64 * 1024 ** 2;
const ROWS_TTL_MS = 10_000;
const READY_INTERVAL_MS = 2_000;
/** What takes less is computed again about as fast as it is read. */
const KEPT_FROM_MS = 5;
/** The versions of answers from rows begin like this. */
const ROWS_VERSION = 'rows-';

/** Creates the service that answers questions: from files with DuckDB, or else from rows. */
export function createQuestionService(
  { pool, catalogue, config, log }: Pick<Deps, 'pool' | 'catalogue' | 'config' | 'log'>,
  options: QuestionServiceOptions = {},
): QuestionService {
  const { rowsTtlMs = ROWS_TTL_MS, idleMs, readyIntervalMs = READY_INTERVAL_MS } = options;
  const { boards, keptFromMs = KEPT_FROM_MS } = options;
  const folder = factsFolder(config.dataFolder);
  const duckdb = createDuckdb({
    folder,
    tempFolder: join(config.dataFolder, 'temp', 'questions'),
    memoryLimitBytes: Math.max(MIN_DUCKDB_BYTES, config.factsMemoryBytes * DUCKDB_MEMORY_SHARE),
    restartAboveBytes: config.factsMemoryBytes * RETAINED_MEMORY_SHARE,
    threads: Math.min(MAX_THREADS, availableParallelism()),
    onCrash: (reason) => log.warn(`DuckDB’s process ended while it answered questions: ${reason}`),
    ...(idleMs !== undefined && { idleMs }),
  });
  const runner = createStatementRunner(duckdb, options);
  const answerFromFiles = createAnswerFromFiles(runner, catalogue);
  const factsReader = createFactsReader(config.dataFolder);
  const forms = createAnswerForms({ pool, catalogue });
  const answerFiles = createAnswerFiles({
    folder: join(config.dataFolder, 'answers'),
    readIdentity: () => readAnswerIdentity(config.catalogueFolder),
  });
  const stampAnswer = createAnswerStamp();
  const outcomes = new Map<QuestionOutcome, number>();
  let missingReason =
    options.missingReason === undefined ? explainMissingDuckdb() : options.missingReason;
  if (missingReason !== null) warnMissing();

  function warnMissing(): void {
    log.warn(
      `DuckDB does not run on this machine (${missingReason}): statistics over all matches are limited to ${MAX_MATCHES} matches at a time`,
    );
  }

  /** Returns the facts to answer from; null if questions have to be answered from rows. */
  async function readFacts(): Promise<Facts | null> {
    return missingReason === null ? await factsReader.read() : null;
  }

  async function computeRows(
    question: Question,
    facts: Facts | null,
    hidden: ReadonlySet<string>,
    signal: AbortSignal,
  ): Promise<QuestionRows> {
    if (facts === null) {
      const tooManyError =
        missingReason === null ? createFactsNotReadyError() : createFactsUnavailableError();
      return await runner.queue.run(
        () => answerFromRows(question, { pool, catalogue }, hidden, tooManyError),
        { signal },
      );
    }
    try {
      return await answerFromFiles(question, facts, hidden, signal);
    } catch (error) {
      if (!(error instanceof DuckdbError) || error.failure !== 'unavailable') throw error;
      missingReason = error.message;
      warnMissing();
      return await computeRows(question, null, hidden, signal);
    }
  }

  function countOutcome(outcome: QuestionOutcome): void {
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }

  /** Returns an answer from the cache or a file, or loads it after calling `onLoad`. */
  async function read<Asked extends AskedQuestion, Kept extends { version: string }>(
    { cache, load }: AnswerForm<Asked, Kept>,
    question: Asked,
    { version }: Pick<Facts, 'version'>,
    signal: AbortSignal,
    onLoad: () => void,
  ): Promise<{ answer: Kept; source: 'cached' | 'shared' | 'restored' | 'loaded' }> {
    const hidden = new Set(question.hidden);
    const key = questionKey(question);
    const isOfFiles = !version.startsWith(ROWS_VERSION);
    let isRestored = false;
    const { answer, source } = await cache.read(
      `${version}\n${key}`,
      signal,
      async (loadSignal) => {
        const file = isOfFiles ? await answerFiles.read(version, key) : undefined;
        if (file !== undefined) {
          isRestored = true;
          // Only `write` below makes files, of what `load` returned.
          return file as { answer: Kept; bytes: number };
        }
        onLoad();
        const startedAt = performance.now();
        const loaded = await loadWithLease(factsReader, (newest) => {
          const facts = missingReason === null ? newest : null;
          const ask = (rowsOf: Question) => computeRows(rowsOf, facts, hidden, loadSignal);
          // Facts may have been written since the version was read.
          return load(question, ask, facts?.version ?? version);
        });
        const isWorthKeeping = performance.now() - startedAt >= keptFromMs;
        if (isOfFiles && isWorthKeeping && loaded.answer.version === version)
          answerFiles.write(version, key, loaded);
        return loaded;
      },
    );
    return { answer, source: source === 'loaded' && isRestored ? 'restored' : source };
  }

  async function prepare<Asked extends AskedQuestion, Kept extends { version: string }>(
    form: AnswerForm<Asked, Kept>,
    question: Asked,
    signal: AbortSignal,
  ): Promise<Kept | null> {
    const facts = await readFacts();
    if (facts === null) return null;
    const { answer, source } = await read(form, question, facts, signal, () => {});
    if (source === 'loaded') countOutcome('prepared');
    return answer;
  }

  const preparer: Preparer = {
    rows: (question, signal) => prepare(forms.rows, question, signal),
    rankings: (question, signal) => prepare(forms.rankings, question, signal),
  };
  const asked = createAskedQuestions();
  const readyAnswers = keepAnswersReady({
    listAsked: () => asked.list().map((question) => prepareAsked(question, preparer)),
    async listBoards() {
      const hidden = boards?.hidden ?? [];
      return ((await boards?.list()) ?? []).map((board) => prepareBoard(board, hidden, preparer));
    },
    async readState() {
      const facts = await readFacts();
      if (facts === null) return null;
      // Periods are counted back from a day.
      const day = new Date().toISOString().slice(0, 10);
      return `${facts.version} ${day} ${hiddenKey(boards?.hidden ?? [])}`;
    },
    isBusy: () => runner.queue.running + runner.queue.waiting > 0,
    intervalMs: readyIntervalMs,
  });

  async function ask<Asked extends AskedQuestion, Kept extends { version: string }>(
    form: AnswerForm<Asked, Kept>,
    question: Asked,
    signal: AbortSignal,
  ): Promise<{ answer: Kept; asOf: string }> {
    try {
      const facts = await readFacts();
      const rowsAt = Math.floor(Date.now() / rowsTtlMs) * rowsTtlMs;
      const { version, asOf } = facts ?? {
        version: `${ROWS_VERSION}${rowsAt}`,
        asOf: new Date(rowsAt).toISOString(),
      };
      const { answer, source } = await read(form, question, { version }, signal, () =>
        readyAnswers.makeWay(),
      );
      // Not before: one that fails now would fail again.
      asked.record(questionKey(question), question);
      countOutcome(source === 'loaded' ? 'answered' : source);
      return { answer, asOf };
    } catch (error) {
      countOutcome(signal.aborted ? 'left' : 'failed');
      throw error;
    }
  }

  const namer = createNamer(catalogue);
  const partName = (id: string) => namer.part(id).name;

  return {
    async answer(question, { hidden, signal }) {
      const { answer, asOf } = await ask(forms.rows, { question, hidden }, signal);
      return stampAnswer(answer, asOf);
    },
    async leaders(question, player, { hidden, signal }) {
      const { answer, asOf } = await ask(forms.rankings, { ...question, hidden }, signal);
      const { version, rankings, nicknames } = answer;
      return { asOf, version, ...toPartLeaders(rankings, { partName, nicknames, player }) };
    },
    get state() {
      return {
        outcomes,
        running: runner.queue.running,
        waiting: runner.queue.waiting,
        cacheBytes: forms.rows.cache.bytes + forms.rankings.cache.bytes,
        pid: duckdb.pid,
        crashes: duckdb.crashes,
        peakBytes: duckdb.peakBytes,
      };
    },
    async close() {
      readyAnswers.end();
      await duckdb.close();
      await answerFiles.close();
    },
  };
}
