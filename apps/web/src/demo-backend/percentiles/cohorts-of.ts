import { defaultCatalogue } from '@scrapboard/catalogue';
import {
  type Cohorts,
  countCohorts,
  createCohortTable,
  weaponRolesOf,
} from '@scrapboard/read-models';
import type { Dataset } from '../data/dataset/build-dataset.ts';
import { finishedRows } from '../data/dataset/filter-rows.ts';

/** The role of each weapon, by its id. */
export const weaponRoles = weaponRolesOf(defaultCatalogue);

const cohortsCache = new WeakMap<Dataset, { hidden: string; cohorts: Cohorts }>();

/** Returns the cohorts of all players who are not hidden; counts them once for each state of the data. */
export function cohortsOf(dataset: Dataset, hidden: ReadonlySet<string>, now: number): Cohorts {
  const key = [...hidden].sort().join('\n');
  const cached = cohortsCache.get(dataset);
  if (cached?.hidden === key) return cached.cohorts;
  const rows = [...dataset.players.values()]
    .filter(({ id }) => !hidden.has(id))
    .flatMap((player) => finishedRows(player.rows));
  const { players, matches } = countCohorts(rows, weaponRoles);
  const cohorts = {
    asOf: new Date(now).toISOString(),
    players: createCohortTable(players),
    matches: createCohortTable(matches),
  };
  cohortsCache.set(dataset, { hidden: key, cohorts });
  return cohorts;
}
