import {
  MATCH_PERCENTILES,
  PLAYER_PERCENTILES,
  type RankedColumn,
  type RankedName,
  rankedNumbers,
} from '@scrapboard/contract';
import type { ParticipantRow } from '@scrapboard/matches';
import { MIN_SAMPLE, quantilesOf } from '@scrapboard/statistics';
import {
  bandIndexOf,
  type CohortCell,
  findMainWeaponRole,
  listCohortKeys,
  MIN_COHORT_MATCHES,
  MIN_COHORT_PLAYERS,
} from './cohorts.ts';

/** A finished match of a player who is not hidden. */
export type CohortRow = Pick<
  ParticipantRow,
  | ('player_id' | 'mode' | 'power_score' | 'result' | 'part_ids' | 'part_damage')
  | Exclude<RankedColumn, 'won'>
>;

type Values = Record<string, number>;
interface Entry {
  mode: string;
  band: number | null;
  weaponRole: string | null;
  values: Values;
}

/**
 * Counts cohorts from rows in memory. `playerCohortsSql` and `matchCohortsSql` of the server are the same for
 * DuckDB; a test compares them.
 * Players count in a mode, and in each band of it, with at least `MIN_SAMPLE` matches there.
 */
export function countCohorts(
  rows: readonly CohortRow[],
  roles: ReadonlyMap<string, string>,
): { players: CohortCell[]; matches: CohortCell[] } {
  return {
    players: toCells(listPlayerEntries(rows, roles), MIN_COHORT_PLAYERS),
    matches: toCells(listMatchEntries(rows, roles), MIN_COHORT_MATCHES),
  };
}

/** Returns the value of a number in a row, in stored units. */
export function rankedValue(row: CohortRow, name: RankedName): number {
  const columns: readonly RankedColumn[] = rankedNumbers[name].columns;
  return columns.reduce(
    (sum: number, column) => sum + (column === 'won' ? Number(row.result === 1) : row[column]),
    0,
  );
}

/** Returns what a row used, for `findMainWeaponRole`. */
export const partsOfRow = ({ part_ids, part_damage }: CohortRow) =>
  part_ids.map((part, i) => ({ part, damage: part_damage[i] ?? 0 }));

function listPlayerEntries(
  rows: readonly CohortRow[],
  roles: ReadonlyMap<string, string>,
): readonly Entry[] {
  const byMode = groupBy(rows, ({ player_id, mode }) => JSON.stringify([player_id, mode]));
  return byMode.flatMap((rowsInMode) => {
    const { mode } = rowsInMode[0] as CohortRow;
    const bands = groupBy(rowsInMode, ({ power_score }) => bandIndexOf(power_score));
    const inBands = bands.flatMap((games) => {
      if (games.length < MIN_SAMPLE) return [];
      const band = bandIndexOf((games[0] as CohortRow).power_score);
      const weaponRole = findMainWeaponRole(games.flatMap(partsOfRow), roles);
      const values = meansOf(games);
      return listBandKeys({ mode, band, weaponRole }).map((key) => ({ ...key, values }));
    });
    if (rowsInMode.length < MIN_SAMPLE) return inBands;
    return [...inBands, { mode, band: null, weaponRole: null, values: meansOf(rowsInMode) }];
  });
}

/** Returns a key of a band with and without its weapon role. */
const listBandKeys = (key: Omit<Entry, 'values'>) =>
  listCohortKeys(key).filter(({ band }) => band !== null);

function meansOf(games: readonly CohortRow[]): Values {
  return mapNumbers(
    PLAYER_PERCENTILES,
    (name) => games.reduce((sum, row) => sum + rankedValue(row, name), 0) / games.length,
  );
}

function listMatchEntries(
  rows: readonly CohortRow[],
  roles: ReadonlyMap<string, string>,
): readonly Entry[] {
  return rows.flatMap((row) => {
    const weaponRole = findMainWeaponRole(partsOfRow(row), roles);
    const values = mapNumbers(MATCH_PERCENTILES, (name) => rankedValue(row, name));
    const key = { mode: row.mode, band: bandIndexOf(row.power_score), weaponRole };
    return listCohortKeys(key).map((cohort) => ({ ...cohort, values }));
  });
}

function mapNumbers<Name extends string>(
  names: readonly Name[],
  readNumber: (name: Name) => number,
): Values {
  return Object.fromEntries(names.map((name) => [name, readNumber(name)]));
}

function toCells(entries: readonly Entry[], minimum: number): CohortCell[] {
  const groups = groupBy(entries, ({ mode, band, weaponRole }) =>
    JSON.stringify([mode, band, weaponRole]),
  );
  return groups
    .filter((group) => group.length >= minimum)
    .map((group) => {
      const { values, ...key } = group[0] as Entry;
      const quantiles = Object.keys(values).map((name) => [
        name,
        quantilesOf(group.map((entry) => entry.values[name] as number).sort((a, b) => a - b)),
      ]);
      return { ...key, count: group.length, quantiles: Object.fromEntries(quantiles) };
    });
}

const groupBy = <Row>(rows: readonly Row[], keyOf: (row: Row) => unknown): Row[][] => [
  ...Map.groupBy(rows, keyOf).values(),
];
