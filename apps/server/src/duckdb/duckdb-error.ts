import type { DuckdbFailure } from './duckdb-messages.ts';

/** A statement that DuckDB has no rows for. */
export class DuckdbError extends Error {
  readonly failure: DuckdbFailure;

  constructor(failure: DuckdbFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}
