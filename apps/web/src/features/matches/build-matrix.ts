import type { Match, MatchPlayer } from '@scrapboard/contract';
import type { Measure } from './match-search.ts';
import { sortPlayers, sumOf } from './players.ts';

/** The attacker of damage that no player dealt. */
export const ENVIRONMENT = -1;

export interface Cell {
  damage: number;
  hits: number;
  /** Percent of all damage of the attacker in this matrix. */
  share: number;
}

export interface MatrixRow {
  /** Index in `players`, or `ENVIRONMENT`. */
  attacker: number;
  cells: Cell[];
  total: Cell;
}

export interface Matrix {
  /** Indexes in `players`, one for each cell of a row. */
  columns: number[];
  rows: MatrixRow[];
  /** The damage each column received. */
  totals: Cell[];
  total: Cell;
  /** The largest value of each measure in a single cell, to which colours are scaled. */
  max: Record<Measure, number>;
}

const emptyCell: Cell = { damage: 0, hits: 0, share: 0 };

function sumCells(cells: readonly Cell[]): Cell {
  return {
    damage: sumOf(cells.map(({ damage }) => damage)),
    hits: cells.reduce((sum, { hits }) => sum + hits, 0),
    share: cells.length === 0 ? 0 : 100,
  };
}

const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole);

function sortIndexesByDamage(players: readonly MatchPlayer[]): number[] {
  return sortPlayers(players, { column: 'damage', direction: 'desc' }, null).map(
    ({ index }) => index,
  );
}

/**
 * Returns who damaged whom and how much. `from` is the team whose attacks on all others are shown,
 * its players sorted by damage dealt; 'all' shows all players against each other, team by team, and
 * the environment last. Players who dealt no damage have an empty row.
 */
export function buildMatrix(match: Match, from: number | 'all'): Matrix {
  const { players, damageMatrix } = match;
  const playersByTeam = match.teams.map(({ team }) =>
    players.filter((player) => player.team === team),
  );
  const allIndexes = playersByTeam.flatMap(sortIndexesByDamage);
  const teamByIndex = new Map(players.map(({ index, team }) => [index, team]));
  const edges = new Map(damageMatrix.map((edge) => [`${edge.from} ${edge.to}`, edge]));
  const hasEnvironment = damageMatrix.some((edge) => edge.from === ENVIRONMENT);

  const attackers =
    from === 'all'
      ? [...allIndexes, ...(hasEnvironment ? [ENVIRONMENT] : [])]
      : allIndexes.filter((index) => teamByIndex.get(index) === from);
  const columns =
    from === 'all' ? allIndexes : allIndexes.filter((index) => teamByIndex.get(index) !== from);

  const rows = attackers.map((attacker): MatrixRow => {
    const cellsWithoutShare = columns.map((column): Cell => {
      const edge = edges.get(`${attacker} ${column}`);
      return edge === undefined ? emptyCell : { damage: edge.damage, hits: edge.hits, share: 0 };
    });
    const total = sumCells(cellsWithoutShare);
    const cells = cellsWithoutShare.map((cell) => ({
      ...cell,
      share: percentOf(cell.damage, total.damage),
    }));
    return { attacker, cells, total: { ...total, share: total.damage === 0 ? 0 : 100 } };
  });
  const total = sumCells(rows.map((row) => row.total));
  const totals = columns.map((_, index) => {
    const sum = sumCells(rows.map((row) => row.cells[index] ?? emptyCell));
    return { ...sum, share: percentOf(sum.damage, total.damage) };
  });
  const cells = rows.flatMap((row) => row.cells);
  const maxOf = (measure: Measure) => Math.max(0, ...cells.map((cell) => cell[measure]));
  return {
    columns,
    rows,
    totals,
    total,
    max: { damage: maxOf('damage'), hits: maxOf('hits'), share: maxOf('share') },
  };
}
