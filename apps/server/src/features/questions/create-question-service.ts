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
import { type AskedQuestion, createAskedQuestions } from './create-asked-questions.ts';
import type { BoardQuestions } from './create-board-questions.ts';
import { createFactVersions } from './create-fact-versions.ts';
import { createKeptAnswers, stampOfRows } from './create-kept-answers.ts';
import { createStatementRunner, type StatementRunnerOptions } from './create-statement-runner.ts';
import { createFactsReader, type Facts } from './facts-reader.ts';
import { keepAnswersReady } from './keep-answers-ready.ts';
import { loadWithLease } from './load-with-lease.ts';
import { answersStateOf, type Preparer, prepareAsked, prepareForBoard } from './preparations.ts';
import { questionKey } from './question-key.ts';

/**
 * `restored` answers were read from a file that an earlier process of the server has written; `outdated`
 * ones are from earlier facts, while the new answer is prepared.
 */
export type QuestionOutcome =
  | 'cached'
  | 'shared'
  | 'restored'
  | 'outdated'
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
  /** What pages of boards ask, to be prepared without anybody having asked; nothing by default. */
  boardQuestions?: BoardQuestions;
  /** Answers that were computed in less time are not kept in files. */
  minKeptMs?: number;
  /**
   * From this many rows of players, answers for boards are prepared and outdated answers are returned; fewer are
   * answered quickly without.
   */
  minLargeRows?: number;
}

const MAX_THREADS = 4;
/** The rest is for what DuckDB's limit does not count: the process itself, samples of quantiles. */
const DUCKDB_MEMORY_SHARE = 0.34;
/** What a process may retain between questions; the most expensive one takes more on top. */
const RETAINED_MEMORY_SHARE = 0.4;
const MIN_DUCKDB_BYTES = 64 * 1024 ** 2;
const ROWS_TTL_MS = 10_000;
const READY_INTERVAL_MS = 2_000;
const MIN_LARGE_ROWS = 300_000;
/** What takes less is computed again about as fast as it is read. */
const MIN_KEPT_MS = 5;

/** Creates the service that answers questions: from files with DuckDB, or else from rows. */
export function createQuestionService(
  { pool, catalogue, config, log }: Pick<Deps, 'pool' | 'catalogue' | 'config' | 'log'>,
  options: QuestionServiceOptions = {},
): QuestionService {
  const { rowsTtlMs = ROWS_TTL_MS, idleMs, readyIntervalMs = READY_INTERVAL_MS } = options;
  const { boardQuestions, minKeptMs = MIN_KEPT_MS, minLargeRows = MIN_LARGE_ROWS } = options;
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
  const versions = createFactVersions();
  const keptAnswers = createKeptAnswers({
    folder: join(config.dataFolder, 'answers'),
    readIdentity: () => readAnswerIdentity(config.catalogueFolder),
    ...{ versions, minKeptMs },
  });
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
    const facts = missingReason === null ? await factsReader.read() : null;
    if (facts !== null) versions.recordNewest(facts);
    return facts;
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

  /** Computes an answer from the newest facts, and keeps it. */
  function load<Asked extends AskedQuestion, Kept extends { version: string }>(
    form: AnswerForm<Asked, Kept>,
    question: Asked,
    stamp: Pick<Facts, 'version' | 'asOf'>,
    signal: AbortSignal,
  ): Promise<{ answer: Kept; source: 'shared' | 'answered' }> {
    const hidden = new Set(question.hidden);
    return keptAnswers.load(form, question, stamp, signal, (loadSignal) =>
      loadWithLease(factsReader, (newest) => {
        const facts = missingReason === null ? newest : null;
        const ask = (rowsOf: Question) => computeRows(rowsOf, facts, hidden, loadSignal);
        return form.load(question, ask, facts?.version ?? stamp.version);
      }),
    );
  }

  async function prepare<Asked extends AskedQuestion, Kept extends { version: string }>(
    form: AnswerForm<Asked, Kept>,
    question: Asked,
    signal: AbortSignal,
  ): Promise<Kept | null> {
    const facts = await readFacts();
    if (facts === null) return null;
    const last = await keptAnswers.findLast(form, question, facts.version);
    if (last?.answer.version === facts.version) return last.answer;
    const { answer, source } = await load(form, question, facts, signal);
    if (source === 'answered') countOutcome('prepared');
    return answer;
  }

  const preparer: Preparer = {
    rows: (question, signal) => prepare(forms.rows, question, signal),
    rankings: (question, signal) => prepare(forms.rankings, question, signal),
  };
  const asked = createAskedQuestions();
  const readyAnswers = keepAnswersReady({
    listAsked: () => asked.list().map((question) => prepareAsked(question, preparer)),
    async listBoardQuestions() {
      if (boardQuestions === undefined || !isLarge(await readFacts())) return [];
      const { hidden } = boardQuestions;
      return (await boardQuestions.list()).map((q) => prepareForBoard(q, hidden, preparer));
    },
    async readState() {
      const facts = await readFacts();
      if (facts !== null) keptAnswers.removeUnneeded();
      return facts && answersStateOf(facts.version, boardQuestions?.hidden ?? []);
    },
    isBusy: () => runner.queue.running + runner.queue.waiting > 0,
    intervalMs: readyIntervalMs,
  });

  const isLarge = (facts: Facts | null) => facts !== null && facts.playerRows >= minLargeRows;

  async function findOrLoad<Asked extends AskedQuestion, Kept extends { version: string }>(
    form: AnswerForm<Asked, Kept>,
    question: Asked,
    signal: AbortSignal,
  ): Promise<{ answer: Kept; asOf: string; source: QuestionOutcome }> {
    const facts = await readFacts();
    const stamp = facts ?? stampOfRows(rowsTtlMs);
    const last = await keptAnswers.findLast(form, question, stamp.version);
    if (last?.answer.version === stamp.version) return { ...last, asOf: stamp.asOf };
    const lastAsOf = last && isLarge(facts) ? versions.recentAsOf(last.answer.version) : undefined;
    if (last !== undefined && lastAsOf !== undefined) {
      readyAnswers.refresh(questionKey(question), prepareAsked(question, preparer));
      return { answer: last.answer, asOf: lastAsOf, source: 'outdated' };
    }
    readyAnswers.interrupt();
    return { ...(await load(form, question, stamp, signal)), asOf: stamp.asOf };
  }

  async function ask<Asked extends AskedQuestion, Kept extends { version: string }>(
    form: AnswerForm<Asked, Kept>,
    question: Asked,
    signal: AbortSignal,
  ): Promise<{ answer: Kept; asOf: string; outdated: boolean }> {
    try {
      const { answer, asOf, source } = await findOrLoad(form, question, signal);
      // Not before: one that fails now would fail again.
      asked.record(questionKey(question), question);
      countOutcome(source);
      return { answer, asOf, outdated: source === 'outdated' };
    } catch (error) {
      countOutcome(signal.aborted ? 'left' : 'failed');
      throw error;
    }
  }

  const namer = createNamer(catalogue);
  const partName = (id: string) => namer.part(id).name;

  return {
    async answer(question, { hidden, signal }) {
      const { answer, ...stamp } = await ask(forms.rows, { question, hidden }, signal);
      return { ...stamp, ...answer };
    },
    async leaders(question, player, { hidden, signal }) {
      const { answer, ...stamp } = await ask(forms.rankings, { ...question, hidden }, signal);
      const { version, rankings, nicknames } = answer;
      return { ...stamp, version, ...toPartLeaders(rankings, { partName, nicknames, player }) };
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
      await keptAnswers.close();
    },
  };
}
