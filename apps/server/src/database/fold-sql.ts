import type { CountedNumber } from '@scrapboard/contract/player-numbers';
import { type FoldColumn, type FoldName, foldColumns } from '@scrapboard/matches';

const conditions: Record<CountedNumber['of'], string> = {
  recorded: 'true',
  finished: 'result is not null',
  won: 'result = 1',
  lost: 'result = -1',
  drawn: 'result = 0',
};

/** The columns of a fold as aggregates over rows of `player_match`: what `playerFold` does in memory. */
export const foldSql: ReadonlyMap<FoldName, string> = new Map(
  foldColumns.map((column) => [column.name, aggregateOf(column)]),
);

function aggregateOf(column: FoldColumn): string {
  if ('counts' in column) return `count(*) filter (where ${conditions[column.counts]})`;
  const aggregate = `${column.rule}(${column.of}) filter (where ${conditions.finished})`;
  return column.rule === 'sum' ? `coalesce(${aggregate}, 0)` : aggregate;
}
