/** A day of the open month, or a whole month: the matches of one file in each table. */
export interface FactPartition {
  /** `2026-10-05` or `2026-10`. */
  name: string;
  /** The first day (UTC, ISO 8601). */
  from: string;
  /** The day after the last. */
  to: string;
}

/**
 * Returns the partitions to write again, in order: those of the days that changed, and the months that
 * have closed since. `existingNames` are those of the partitions that exist; `openMonth` is the current
 * month, such as `2026-10`; days of a future month are partitions of their own, too.
 */
export function planPartitions(
  changedDays: readonly string[],
  existingNames: ReadonlySet<string>,
  openMonth: string,
): FactPartition[] {
  const names = new Set<string>();
  for (const day of changedDays) {
    const month = monthOf(day);
    names.add(month < openMonth || existingNames.has(month) ? month : day);
  }
  for (const name of existingNames) {
    const month = monthOf(name);
    if (name !== month && month < openMonth) names.add(month);
  }
  return [...names].sort().map(toPartition);
}

const monthOf = (day: string) => day.slice(0, '2026-10'.length);

/** Returns the partition of that name. */
export function toPartition(name: string): FactPartition {
  const isMonth = name === monthOf(name);
  const from = isMonth ? `${name}-01` : name;
  const end = new Date(`${from}T00:00:00Z`);
  if (isMonth) end.setUTCMonth(end.getUTCMonth() + 1);
  else end.setUTCDate(end.getUTCDate() + 1);
  return { name, from, to: end.toISOString().slice(0, 10) };
}

/** Returns the name of the partition that a file contains. */
export function partitionName(file: string): string {
  return file.slice(file.indexOf('/') + 1, -'-0123456789abcdef.parquet'.length);
}
