import {
  type CountedNumber,
  matchNumbers,
  type RangedNumber,
} from '@scrapboard/contract/player-numbers';
import { type FoldColumn, type FoldName, foldColumns } from '@scrapboard/matches';
import type { Column } from './sql-types.ts';

const conditions: Record<CountedNumber['counts'], string> = {
  recorded: 'true',
  finished: 'result is not null',
  won: 'result = 1',
  lost: 'result = -1',
  drawn: 'result = 0',
};

/**
 * A fold's columns as aggregates over rows of `player_match`, equal to what `playerFold` does in
 * memory.
 */
export const foldSql: ReadonlyMap<FoldName, string> = new Map(
  foldColumns.map((column) => [column.name, aggregateSql(column)]),
);

function aggregateSql(column: FoldColumn): string {
  if ('counts' in column) return `count(*) filter (where ${conditions[column.counts]})`;
  const aggregate = `${column.rule}(${column.source}) filter (where ${conditions.finished})`;
  return column.rule === 'sum' ? `coalesce(${aggregate}, 0)` : aggregate;
}

/**
 * Returns the type of an aggregate of `foldSql`: minimum and maximum have their column's type,
 * counts and sums are bigint.
 */
export function aggregateType(name: string): Column {
  const folded = foldColumns.find((column) => column.name === name);
  if (folded === undefined || !('source' in folded) || folded.rule === 'sum') return 'int8';
  return `${matchNumbers.find(({ column }) => column === folded.source)?.stored ?? 'int4'}?`;
}

type Extreme = `${'min' | 'max'}_${RangedNumber['column']}`;
type Total = `tot_${RangedNumber['column']}`;
type FoldTypes = Record<Extreme, 'int4?'> &
  Record<Total, 'int8'> &
  Record<Exclude<FoldName, Extreme | Total>, 'int4'>;

/** A fold's columns as in `player_fold`; minimum and maximum are null without a finished match. */
export const foldTypes = Object.fromEntries(
  foldColumns.map(({ name, rule }) => [
    name,
    rule !== 'sum' ? 'int4?' : name.startsWith('tot_') ? 'int8' : 'int4',
  ]),
) as FoldTypes;
