import {
  type CountedNumber,
  type MatchNumber,
  playerNumbers,
  type RangedNumber,
} from '@scrapboard/contract/player-numbers';
import { createFolding, type FoldRule } from '@scrapboard/statistics';
import type { ParticipantRow } from './match-rows.ts';

type Range = 'tot' | 'min' | 'max';
export type FoldName =
  | CountedNumber['column']
  | Exclude<MatchNumber, RangedNumber>['column']
  | `${Range}_${RangedNumber['column']}`;

/**
 * A column of a player's fold: the number of matches of a kind, or a number over the finished ones.
 */
export type FoldColumn = { name: FoldName; rule: FoldRule } & (
  | { counts: CountedNumber['counts'] }
  | { source: MatchNumber['column'] }
);

const ranges: readonly (readonly [Range, FoldRule])[] = [
  ['tot', 'sum'],
  ['min', 'min'],
  ['max', 'max'],
];

/** Every column aggregated from a player's matches, whether in memory or by the database. */
export const foldColumns: readonly FoldColumn[] = playerNumbers.flatMap((number): FoldColumn[] => {
  switch (number.fold) {
    case 'count':
      return [{ name: number.column, rule: 'sum', counts: number.counts }];
    case 'total':
      return [{ name: number.column, rule: 'sum', source: number.column }];
    case 'range':
      return ranges.map(([prefix, rule]) => ({
        name: `${prefix}_${number.column}`,
        rule,
        source: number.column,
      }));
    default:
      return [];
  }
});

/**
 * Aggregates a player's matches. Numbers cover finished matches only, so that a total divided by
 * `games` is an average; `record_count` includes unfinished ones.
 */
export const playerFold = createFolding<FoldName, ParticipantRow>(
  foldColumns.map((column) => ({
    name: column.name,
    rule: column.rule,
    value:
      'source' in column
        ? (row) => (row.result === null ? null : row[column.source])
        : (row) => (isCounted[column.counts](row.result) ? 1 : null),
  })),
);

const isCounted: Record<CountedNumber['counts'], (result: ParticipantRow['result']) => boolean> = {
  recorded: () => true,
  finished: (result) => result !== null,
  won: (result) => result === 1,
  lost: (result) => result === -1,
  drawn: (result) => result === 0,
};
