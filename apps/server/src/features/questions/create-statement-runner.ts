import { ApiError } from '@scrapboard/contract';
import type { Duckdb } from '../../duckdb/create-duckdb.ts';
import { DuckdbError } from '../../duckdb/duckdb-error.ts';
import type { DuckdbFailure, DuckdbRow, DuckdbValue } from '../../duckdb/duckdb-messages.ts';
import { createQueue, type Queue } from './create-queue.ts';

interface Statement {
  sql: string;
  params: readonly DuckdbValue[];
}

export interface StatementRunner {
  /**
   * Runs a question's statement when its turn comes, and returns its rows. `question` identifies the
   * question across versions of the facts. Throws ApiErrors that say what to do, and `DuckdbError`
   * if DuckDB is not available or a file is missing.
   */
  run(question: string, statement: Statement, signal: AbortSignal): Promise<DuckdbRow[]>;
  /** The queue, in which questions that are answered in other ways wait too. */
  readonly queue: Queue;
}

export interface StatementRunnerOptions {
  timeoutMs?: number;
  concurrency?: number;
  maxWaiting?: number;
}

const TIMEOUT_MS = 15_000;
const CONCURRENCY = 2;
const MAX_WAITING = 16;
/** A question that ended the process this often in a row is not tried again for a while. */
const MAX_CRASHES = 2;
const REFUSAL_DURATION_MS = 3_600_000;
const RETRIED_FAILURES: ReadonlySet<DuckdbFailure> = new Set([
  'ended',
  'ended-with-others',
  'out-of-memory',
]);

/** Creates a runner of questions' statements: a few at once, each for a limited time. */
export function createStatementRunner(
  duckdb: Pick<Duckdb, 'run'>,
  {
    timeoutMs = TIMEOUT_MS,
    concurrency = CONCURRENCY,
    maxWaiting = MAX_WAITING,
  }: StatementRunnerOptions = {},
): StatementRunner {
  const queue = createQueue({ concurrency, maxWaiting });
  const crashes = new Map<string, { count: number; at: number }>();

  function hasCrashedTooOften(question: string): boolean {
    const crash = crashes.get(question);
    if (crash === undefined) return false;
    if (performance.now() - crash.at > REFUSAL_DURATION_MS) crashes.delete(question);
    return crashes.has(question) && crash.count >= MAX_CRASHES;
  }

  async function runOnce({ sql, params }: Statement, signal: AbortSignal): Promise<DuckdbRow[]> {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      return await duckdb.run(sql, params, { signal: AbortSignal.any([signal, timeout]) });
    } catch (error) {
      signal.throwIfAborted();
      throw timeout.aborted ? createTooSlowError(timeoutMs) : error;
    }
  }

  return {
    queue,
    async run(question, statement, signal) {
      for (let exclusive = false; ; exclusive = true) {
        if (hasCrashedTooOften(question)) throw createRefusedError();
        try {
          const rows = await queue.run(() => runOnce(statement, signal), { signal, exclusive });
          crashes.delete(question);
          return rows;
        } catch (error) {
          const failure = error instanceof DuckdbError ? error.failure : undefined;
          if (failure === 'out-of-memory' && exclusive) throw createTooLargeError();
          // Another question may be to blame, so the next try is exclusive.
          if (failure === undefined || !RETRIED_FAILURES.has(failure)) throw error;
          if (failure === 'ended') {
            const count = (crashes.get(question)?.count ?? 0) + 1;
            crashes.set(question, { count, at: performance.now() });
          }
        }
      }
    },
  };
}

function createTooLargeError(): ApiError {
  const message =
    'This question needs more memory than the server allows. Ask about a shorter period or by less.';
  return new ApiError(422, 'question_too_large', message);
}

/**
 * Not a 503, which invites a retry: the same question would only keep the server busy again.
 */
function createTooSlowError(timeoutMs: number): ApiError {
  const message = `This question takes longer than ${timeoutMs / 1000} seconds. Ask about a shorter period or by less.`;
  return new ApiError(422, 'question_too_slow', message);
}

function createRefusedError(): ApiError {
  const message = 'This question failed repeatedly. Ask about a shorter period or by less.';
  return new ApiError(422, 'question_refused', message);
}
