/** Players of a month who were first seen in a month. */
export interface CohortCount {
  cohort: string;
  month: string;
  players: number;
}

export interface Cohort {
  cohort: string;
  /** Its players in the month they were first seen. */
  size: number;
  /** How many of them played again in each later month, from the first one. */
  later: readonly number[];
}

/** Returns the players of each month who are new to it, and those who were seen before. */
export function toNewAndReturning(counts: readonly CohortCount[], months: readonly string[]) {
  const byMonth = Map.groupBy(counts, ({ month }) => month);
  return months.map((month) => {
    const entries = byMonth.get(month) ?? [];
    const sum = (isNew: boolean) =>
      entries
        .filter(({ cohort }) => (cohort === month) === isNew)
        .reduce((total, { players }) => total + players, 0);
    return { month, new: sum(true), returning: sum(false) };
  });
}

/** Returns the cohorts that began in the months, each month by month. */
export function toCohorts(counts: readonly CohortCount[], months: readonly string[]): Cohort[] {
  const found = new Map(
    counts.map(({ cohort, month, players }) => [`${cohort} ${month}`, players]),
  );
  return months.flatMap((cohort, index) => {
    const size = found.get(`${cohort} ${cohort}`) ?? 0;
    if (size === 0) return [];
    const later = months.slice(index + 1).map((month) => found.get(`${cohort} ${month}`) ?? 0);
    return { cohort, size, later };
  });
}
