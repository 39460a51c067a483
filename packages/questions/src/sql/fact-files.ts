import type { FactTable } from '../fact-tables.ts';
import type { Period } from '../period.ts';

/** A Parquet file of facts. */
export interface FactFile {
  path: string;
  /** First and last day (UTC) of its matches, `2026-05-07`. */
  from: string;
  to: string;
}

export type FactFiles = Readonly<Record<FactTable, readonly FactFile[]>>;

const MS_PER_DAY = 86_400_000;

/** Returns the files that have matches of a period. */
export function filesOf(files: readonly FactFile[], { from, to }: Period): FactFile[] {
  return files.filter(
    (file) => Date.parse(file.from) < to && Date.parse(file.to) + MS_PER_DAY > from,
  );
}
