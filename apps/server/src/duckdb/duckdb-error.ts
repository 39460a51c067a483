import type { DuckdbFailure } from './duckdb-messages.ts';

/** Thrown when DuckDB could not return the rows of a statement. */
export class DuckdbError extends Error {
  readonly failure: DuckdbFailure;

  constructor(failure: DuckdbFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}
