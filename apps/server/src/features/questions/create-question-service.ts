import { hash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { LeadersAnswer, QuestionAnswer } from '@scrapboard/contract';
import { type Question, type QuestionRows, questionParameters } from '@scrapboard/questions';
import { createNamer, type LeadersQuestion, toPartLeaders } from '@scrapboard/read-models';
import type { Deps } from '../../deps.ts';
import { createDuckdb } from '../../duckdb/create-duckdb.ts';
import { DuckdbError } from '../../duckdb/duckdb-error.ts';
import { explainMissingDuckdb } from '../../duckdb/explain-missing-duckdb.ts';
import { factsFolder } from '../facts/manifest.ts';
import { type AnswerForm, createAnswerForms, isRanked, type KeptAnswer } from './answer-forms.ts';
import { createAnswerFromFiles } from './answer-from-files.ts';
import {
  answerFromRows,
  createFactsNotReadyError,
  createFactsUnavailableError,
  MAX_MATCHES,
} from './answer-from-rows.ts';
import { type AskedQuestion, createAskedQuestions } from './create-asked-questions.ts';
import { createStatementRunner, type StatementRunnerOptions } from './create-statement-runner.ts';
import { createFactsReader, type Facts } from './facts-reader.ts';
import { keepAnswersReady } from './keep-answers-ready.ts';

export type QuestionOutcome = 'cached' | 'shared' | 'answered' | 'failed' | 'left' | 'prepared';

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
}

const MAX_THREADS = 4;
/** How many times a question is tried if the files that it reads are missing. */
const MAX_ATTEMPTS = 3;
/** The rest is for what DuckDB's limit does not count: the process itself, samples of quantiles. */
const DUCKDB_MEMORY_SHARE = 0.34;
/** What a process may retain between questions; the most expensive one takes more on top. */
const RETAINED_MEMORY_SHARE = 0.4;
const MIN_DUCKDB_BYTES = 64 * 1024 ** 2;
const ROWS_TTL_MS = 10_000;
const READY_INTERVAL_MS = 2_000;

/** Creates the service that answers questions: from files with DuckDB, or else from rows. */
export function createQuestionService(
  { pool, catalogue, config, log }: Pick<Deps, 'pool' | 'catalogue' | 'config' | 'log'>,
  options: QuestionServiceOptions = {},
): QuestionService {
  const { rowsTtlMs = ROWS_TTL_MS, idleMs, readyIntervalMs = READY_INTERVAL_MS } = options;
  const folder = factsFolder(config.dataFolder);
  const duckdb = createDuckdb({
    folder,
    tempFolder: join(config.dataFolder, 'temp', 'questions'),
    memoryLimitBytes: Math.max(MIN_DUCKDB_BYTES, config.factsMemory * DUCKDB_MEMORY_SHARE),
    restartAboveBytes: config.factsMemory * RETAINED_MEMORY_SHARE,
    threads: Math.min(MAX_THREADS, availableParallelism()),
    onCrash: (reason) => log.warn(`DuckDB’s process ended while it answered questions: ${reason}`),
    ...(idleMs !== undefined && { idleMs }),
  });
  const runner = createStatementRunner(duckdb, options);
  const answerFromFiles = createAnswerFromFiles(runner, catalogue);
  const factsReader = createFactsReader(config.dataFolder);
  const forms = createAnswerForms({ pool, catalogue });
  /** What was returned for a kept answer, so that it is the same object each time and serialized once. */
  const returnedAnswers = new WeakMap<KeptAnswer, QuestionAnswer>();
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

  /**
   * Loads an answer from the newest facts, with a lease on them. Tries again with newer ones if that fails,
   * because somebody may have deleted the files nevertheless.
   */
  async function loadWithLease<Answer>(
    load: (facts: Facts | null) => Promise<Answer>,
  ): Promise<Answer> {
    let failure: unknown;
    let failedSequence: number | null = null;
    for (let attempt = 1; ; attempt++) {
      const result = await factsReader.withLease(async (newest) => {
        const facts = missingReason === null ? newest : null;
        if (failedSequence !== null && facts?.sequence === failedSequence) throw failure;
        try {
          return await load(facts);
        } catch (error) {
          if (!(error instanceof DuckdbError) || facts === null || attempt >= MAX_ATTEMPTS)
            throw error;
          failure = error;
          failedSequence = facts.sequence;
          return null;
        }
      });
      if (result !== null) return result;
    }
  }

  function stampAnswer(answer: KeptAnswer, asOf: string): QuestionAnswer {
    const returnedAnswer = returnedAnswers.get(answer);
    if (returnedAnswer?.asOf === asOf) return returnedAnswer;
    const stampedAnswer = { asOf, ...answer };
    returnedAnswers.set(answer, stampedAnswer);
    return stampedAnswer;
  }

  function countOutcome(outcome: QuestionOutcome): void {
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }

  /** Returns an answer from the cache, or loads it. */
  async function read<Asked extends AskedQuestion, Kept>(
    { cache, load }: AnswerForm<Asked, Kept>,
    question: Asked,
    { version }: Pick<Facts, 'version'>,
    signal: AbortSignal,
  ) {
    const hidden = new Set(question.hidden);
    return await cache.read(`${version}\n${questionKey(question)}`, signal, (loadSignal) =>
      loadWithLease((facts) => {
        const ask = (rowsOf: Question) => computeRows(rowsOf, facts, hidden, loadSignal);
        // Facts may have been written since the version was read.
        return load(question, ask, facts?.version ?? version);
      }),
    );
  }

  const asked = createAskedQuestions();
  const endPreparing = keepAnswersReady({
    asked,
    readVersion: async () => (await readFacts())?.version ?? null,
    async prepare(question, signal) {
      const facts = await readFacts();
      if (facts === null) return;
      const { source } = await (isRanked(question)
        ? read(forms.rankings, question, facts, signal)
        : read(forms.rows, question, facts, signal));
      if (source === 'loaded') countOutcome('prepared');
    },
    isBusy: () => runner.queue.running + runner.queue.waiting > 0,
    intervalMs: readyIntervalMs,
  });

  async function ask<Asked extends AskedQuestion, Kept>(
    form: AnswerForm<Asked, Kept>,
    question: Asked,
    signal: AbortSignal,
  ): Promise<{ answer: Kept; asOf: string }> {
    try {
      const facts = await readFacts();
      const rowsAt = Math.floor(Date.now() / rowsTtlMs) * rowsTtlMs;
      const { version, asOf } = facts ?? {
        version: `rows-${rowsAt}`,
        asOf: new Date(rowsAt).toISOString(),
      };
      const { answer, source } = await read(form, question, { version }, signal);
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
    close() {
      endPreparing();
      return duckdb.close();
    },
  };
}

/** Returns a text that is equal for equal questions with the same players left out. */
function questionKey({ question, hidden, ranking }: AskedQuestion): string {
  const form = ranking === undefined ? 'rows' : 'rankings';
  return `${form}\n${hiddenKey(hidden)}\n${new URLSearchParams(questionParameters(question))}`;
}

/** Returns a short text that is equal for equal sets of hidden players. */
function hiddenKey(hidden: readonly string[]): string {
  return hidden.length === 0 ? '' : hash('sha1', hidden.toSorted().join('\n'), 'base64url');
}
