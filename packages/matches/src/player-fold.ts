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
  | { counts: CountedNumber['of'] }
  | { of: MatchNumber['column'] }
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
      return [{ name: number.column, rule: 'sum', counts: number.of }];
    case 'total':
      return [{ name: number.column, rule: 'sum', of: number.column }];
    case 'range':
      return ranges.map(([prefix, rule]) => ({
        name: `${prefix}_${number.column}`,
        rule,
        of: number.column,
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
      'of' in column
        ? (row) => (row.result === null ? null : row[column.of])
        : (row) => (counts[column.counts](row.result) ? 1 : null),
  })),
);

const counts: Record<CountedNumber['of'], (result: ParticipantRow['result']) => boolean> = {
  recorded: () => true,
  finished: (result) => result !== null,
  won: (result) => result === 1,
  lost: (result) => result === -1,
  drawn: (result) => result === 0,
};
