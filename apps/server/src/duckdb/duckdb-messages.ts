/** A value of a statement's parameter; a list becomes a list of its elements' type. */
export type DuckdbValue = string | number | bigint | boolean | null | readonly string[];

/**
 * A row by column name. As the library converts them: BIGINT and HUGEINT are bigints, DECIMAL and
 * DOUBLE numbers, TIMESTAMP and DATE are Dates.
 */
export type DuckdbRow = Record<string, unknown>;

export interface DuckdbSettings {
  /** The only folder that statements can read from and write to. */
  folder: string;
  /** Where DuckDB spills what exceeds the memory limit. */
  tempFolder: string;
  memoryLimitBytes: number;
  threads: number;
}

export type DuckdbRequest =
  | { kind: 'open'; settings: DuckdbSettings }
  | { kind: 'run'; id: number; sql: string; values: readonly DuckdbValue[] }
  | { kind: 'interrupt'; id: number }
  | { kind: 'close' };

/**
 * Why a statement has no rows: `failed` (the statement is wrong, or a file is missing), `interrupted`
 * by the caller, `out-of-memory`, `ended` (the process ended while it ran), `ended-with-others` (several
 * statements ran, so any may be the cause), `unavailable` (no binary for this machine).
 */
export type DuckdbFailure =
  | 'failed'
  | 'interrupted'
  | 'out-of-memory'
  | 'ended'
  | 'ended-with-others'
  | 'unavailable';

export type DuckdbReply = {
  id: number;
  /** The memory of the process, and the most that it ever had. */
  residentBytes: number;
  peakBytes: number;
} & ({ rows: DuckdbRow[] } | { failure: DuckdbFailure; message: string });

/** What a statement led to: its rows, or why it has none. */
export type DuckdbOutcome = { rows: DuckdbRow[] } | { failure: DuckdbFailure; message: string };
