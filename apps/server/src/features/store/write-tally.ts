import { type FoldColumn, foldColumns } from '@scrapboard/matches';
import type { Queryable } from '../../database/define-query.ts';
import type { PlayerTally, Tally } from './tally.ts';
import { defineUpserts, type Upsert, type UpsertColumn } from './upsert.ts';

type SqlType = UpsertColumn['type'];
const keyColumn = (name: string, type: SqlType = 'text'): UpsertColumn => ({
  name,
  type,
  merge: 'key',
});
const sumColumn = (name: string, type: SqlType = 'int8'): UpsertColumn => ({
  name,
  type,
  merge: 'add',
});

const defineUpsert = (table: string, columns: UpsertColumn[]): Upsert => ({ table, columns });

const merges: Record<FoldColumn['rule'], Omit<UpsertColumn, 'name'>> = {
  sum: { type: 'int8', merge: 'add' },
  min: { type: 'int4', merge: 'least' },
  max: { type: 'int4', merge: 'greatest' },
};

const foldUpsert = defineUpsert('player_fold', [
  keyColumn('player_id'),
  { name: 'first_seen_at', type: 'timestamptz', merge: 'least' },
  { name: 'last_seen_at', type: 'timestamptz', merge: 'greatest' },
  ...foldColumns.map(({ name, rule }): UpsertColumn => ({ name, ...merges[rule] })),
]);

const nicknameUpsert = defineUpsert('player_nickname', [
  keyColumn('player_id'),
  keyColumn('nickname'),
  { name: 'first_seen_at', type: 'timestamptz', merge: 'least' },
  { name: 'last_seen_at', type: 'timestamptz', merge: 'greatest' },
  sumColumn('matches', 'int4'),
]);

const outcomes = [
  sumColumn('wins', 'int4'),
  sumColumn('losses', 'int4'),
  sumColumn('draws', 'int4'),
];
const partSums = [...outcomes, sumColumn('damage'), sumColumn('hits'), sumColumn('kills', 'int4')];

const partFoldUpsert = defineUpsert('player_part_fold', [
  keyColumn('player_id'),
  keyColumn('part'),
  sumColumn('games', 'int4'),
  ...partSums,
]);

// Careers are locked by their folds, which must be locked first and are therefore last here.
const careerUpserts = defineUpserts('upsert_careers', [nicknameUpsert, partFoldUpsert, foldUpsert]);

/** Adds a batch of matches to careers, within the caller's transaction. */
export async function writePlayerTally(db: Queryable, tally: Tally): Promise<void> {
  const nicknames = [...tally.nicknames]
    .sort(byKey)
    .map(([, n]) => [
      n.playerId,
      n.nickname,
      formatTimestamp(n.firstSeen),
      formatTimestamp(n.lastSeen),
      n.matches,
    ]);
  const folds = [...tally.players].sort(byKey).map(toFoldRow);
  await careerUpserts.run(db, [nicknames, toPartRows(tally.parts), folds]);
}

function toFoldRow([playerId, { fold, firstSeen, lastSeen }]: [string, PlayerTally]): unknown[] {
  return [
    playerId,
    formatTimestamp(firstSeen),
    formatTimestamp(lastSeen),
    ...foldColumns.map(({ name }) => fold[name]),
  ];
}

function toPartRows(sums: Map<string, number[]>): unknown[][] {
  return [...sums].sort(byKey).map(([keys, numbers]) => [...keys.split('\n'), ...numbers]);
}

function byKey([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Formats epoch milliseconds for PostgreSQL. */
export function formatTimestamp(time: number): string {
  return new Date(time).toISOString();
}
