/** How many players of a month belong to a cohort: those first seen in the month `cohort`. */
export interface CohortCount {
  cohort: string;
  month: string;
  players: number;
}

export interface Cohort {
  cohort: string;
  /** The number of its players. */
  size: number;
  /** How many of them played again in each later month, starting with the next. */
  laterPlayers: readonly number[];
}

/** Returns, for each month, how many of its players were new and how many had been seen before. */
export function countNewAndReturning(counts: readonly CohortCount[], months: readonly string[]) {
  const byMonth = Map.groupBy(counts, ({ month }) => month);
  return months.map((month) => {
    const countsOfMonth = byMonth.get(month) ?? [];
    const sumPlayers = (isNew: boolean) =>
      countsOfMonth
        .filter(({ cohort }) => (cohort === month) === isNew)
        .reduce((total, { players }) => total + players, 0);
    return { month, new: sumPlayers(true), returning: sumPlayers(false) };
  });
}

/** Returns the cohorts of the given months that have players. */
export function toCohorts(counts: readonly CohortCount[], months: readonly string[]): Cohort[] {
  const playersByKey = new Map(
    counts.map(({ cohort, month, players }) => [`${cohort} ${month}`, players]),
  );
  return months.flatMap((cohort, index) => {
    const size = playersByKey.get(`${cohort} ${cohort}`) ?? 0;
    if (size === 0) return [];
    const laterPlayers = months
      .slice(index + 1)
      .map((month) => playersByKey.get(`${cohort} ${month}`) ?? 0);
    return { cohort, size, laterPlayers };
  });
}
