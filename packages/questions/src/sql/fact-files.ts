import type { DerivedTable } from '../derived-files.ts';
import type { FactTable } from '../fact-tables.ts';
import type { Period } from '../period.ts';

/** A Parquet file of facts. */
export interface FactFile {
  path: string;
  /** First and last day (UTC) of its matches, `2026-05-07`. */
  from: string;
  to: string;
}

/** The tables that questions are about, and what answers some of them faster. */
export type FileTable = FactTable | DerivedTable;
export type FactFiles = Readonly<Record<FileTable, readonly FactFile[]>>;

const MS_PER_DAY = 86_400_000;

/** Returns the files that have matches of a period. */
export function filesInPeriod(files: readonly FactFile[], { from, to }: Period): FactFile[] {
  return files.filter(
    (file) => Date.parse(file.from) < to && Date.parse(file.to) + MS_PER_DAY > from,
  );
}

/** Returns whether all days of a file are within a period. */
export function isWithin(file: FactFile, { from, to }: Period): boolean {
  return Date.parse(file.from) >= from && Date.parse(file.to) + MS_PER_DAY <= to;
}

/** Returns on how many days of a period files may have matches. */
export function countDays(files: readonly FactFile[], { from, to }: Period): number {
  const starts = files.map((file) => Date.parse(file.from));
  const ends = files.map((file) => Date.parse(file.to) + MS_PER_DAY);
  const first = Math.max(from, Math.min(...starts));
  return Math.max(0, Math.min(to, Math.max(...ends)) - first) / MS_PER_DAY;
}
