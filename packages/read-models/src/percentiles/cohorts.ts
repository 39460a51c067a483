import {
  type Catalogue,
  powerScoreBandOf,
  powerScoreBands,
  weaponRoleOf,
} from '@scrapboard/catalogue/core';
import { MIN_SAMPLE } from '@scrapboard/statistics';

/** The minimum number of players in a cohort of players. */
export const MIN_COHORT_PLAYERS = MIN_SAMPLE;
/** The minimum number of matches of players in a cohort of a match page. */
export const MIN_COHORT_MATCHES = 100;

/** Players, or matches of players, of a mode; null means all bands or all weapon roles. */
export interface CohortCell {
  mode: string;
  /** An index into `powerScoreBands`. */
  band: number | null;
  weaponRole: string | null;
  /** How many players or matches it has. */
  count: number;
  /** The 0th to 100th percentile of each number, in stored units; see `quantilesOf`. */
  quantiles: Readonly<Record<string, readonly number[]>>;
}

type Key = Pick<CohortCell, 'mode' | 'band' | 'weaponRole'>;

export interface CohortTable {
  readonly size: number;
  find(key: Key): CohortCell | undefined;
}

/** The cohorts of players and of single matches, as of an instant. */
export interface Cohorts {
  /** ISO 8601; null if nothing has been counted. */
  asOf: string | null;
  players: CohortTable;
  matches: CohortTable;
}

export function createCohortTable(cells: readonly CohortCell[]): CohortTable {
  const toText = ({ mode, band, weaponRole }: Key) => JSON.stringify([mode, band, weaponRole]);
  const byKey = new Map(cells.map((cell) => [toText(cell), cell]));
  return { size: byKey.size, find: (key) => byKey.get(toText(key)) };
}

export const noCohorts: Cohorts = {
  asOf: null,
  players: createCohortTable([]),
  matches: createCohortTable([]),
};

/** Returns the keys from the narrowest cohort to the widest: all weapons next, then all bands. */
export function listCohortKeys({ mode, band, weaponRole }: Key): Key[] {
  return [
    ...(band === null || weaponRole === null ? [] : [{ mode, band, weaponRole }]),
    ...(band === null ? [] : [{ mode, band, weaponRole: null }]),
    { mode, band: null, weaponRole: null },
  ];
}

/** Returns the index of a power score’s band. */
export const bandIndexOf = (powerScore: number) =>
  powerScoreBands.indexOf(powerScoreBandOf(powerScore));

/** Returns the role of each weapon of a type that has one. */
export function weaponRolesOf(catalogue: Pick<Catalogue, 'parts'>): ReadonlyMap<string, string> {
  return new Map(
    catalogue.parts().flatMap(({ id, category, type }) => {
      const role = category === 'weapon' && type !== null ? weaponRoleOf(type) : null;
      return role === null ? [] : [[id, role] as const];
    }),
  );
}

/** Returns the role whose weapons dealt the most damage, of equal ones the first by name; null without any. */
export function findMainWeaponRole(
  parts: readonly { part: string; damage: number }[],
  roles: ReadonlyMap<string, string>,
): string | null {
  const sums = new Map<string, number>();
  for (const { part, damage } of parts) {
    const role = roles.get(part);
    if (role !== undefined) sums.set(role, (sums.get(role) ?? 0) + damage);
  }
  const [main] = [...sums].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return main?.[0] ?? null;
}
