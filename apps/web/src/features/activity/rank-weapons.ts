/** In how many games of a month a weapon dealt damage. */
export interface MonthlyUses {
  month: string;
  part: string;
  uses: number;
}

export interface RankedWeapon {
  part: string;
  uses: number;
  /** By uses in the whole period, from 1. */
  rank: number;
  /** By month; months without a use are missing. */
  byMonth: ReadonlyMap<string, { uses: number; rank: number }>;
}

/** Returns weapons by popularity, each with its rank in every month; equal ones share a rank. */
export function rankWeapons(rows: readonly MonthlyUses[]): RankedWeapon[] {
  const totals = new Map<string, number>();
  for (const { part, uses } of rows) totals.set(part, (totals.get(part) ?? 0) + uses);
  const byMonth = new Map<string, Map<string, { uses: number; rank: number }>>();
  for (const [month, usesOfMonth] of Map.groupBy(rows, (row) => row.month)) {
    const ranks = ranksOf(usesOfMonth.map(({ uses }) => uses));
    usesOfMonth.forEach(({ part, uses }, index) => {
      const months = byMonth.get(part) ?? new Map();
      months.set(month, { uses, rank: ranks[index] ?? 0 });
      byMonth.set(part, months);
    });
  }
  const parts = [...totals].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const ranks = ranksOf(parts.map(([, uses]) => uses));
  return parts.map(([part, uses], index) => ({
    part,
    uses,
    rank: ranks[index] ?? 0,
    byMonth: byMonth.get(part) ?? new Map(),
  }));
}

/** Returns the rank of each count: one more than the number of higher counts. */
function ranksOf(counts: readonly number[]): number[] {
  const sortedCounts = counts.toSorted((a, b) => b - a);
  const rankByCount = new Map<number, number>();
  sortedCounts.forEach((count, index) => {
    if (!rankByCount.has(count)) rankByCount.set(count, index + 1);
  });
  return counts.map((count) => rankByCount.get(count) ?? 0);
}
