import { pipeline } from 'node:stream/promises';
import { type MatchNumber, matchNumbers } from '@scrapboard/contract/player-numbers';
import type { ClientBase } from 'pg';
import { from } from 'pg-copy-streams';
import { type ColumnType, CopyBinary } from './copy-binary.ts';

/** The columns of a table in the order they are written. */
export type Columns = Readonly<Record<string, ColumnType>>;

export const matchColumns = {
  id: 'int8',
  started_at: 'timestamptz',
  gameplay: 'text',
  map: 'text',
  category: 'text',
  mode: 'text',
  region: 'text',
  host: 'text',
  client_version: 'text',
  finished: 'bool',
  winner_team: 'int2',
  reason: 'text',
  win_reason: 'text',
  battle_time: 'int4',
  rounds: 'int2',
  humans: 'int2',
  bots: 'int2',
  player_ids: 'text[]',
  teams: 'int2[]',
  parties: 'int2[]',
  bot_teams: 'int2[]',
} as const satisfies Columns;

export const matchDetailColumns = { match_id: 'int8', detail: 'bytea' } as const satisfies Columns;

const numberColumns = Object.fromEntries(
  matchNumbers.map(({ column, stored }) => [column, stored]),
) as Record<MatchNumber['column'], ColumnType>;

export const playerMatchColumns = {
  player_id: 'text',
  started_at: 'timestamptz',
  match_id: 'int8',
  category: 'text',
  mode: 'text',
  gameplay: 'text',
  map: 'text',
  region: 'text',
  nickname: 'text',
  build: 'text',
  power_score: 'int4',
  team: 'int2',
  party: 'int2',
  party_size: 'int2',
  result: 'int2',
  ...numberColumns,
  part_ids: 'text[]',
  part_damage: 'int4[]',
  part_hits: 'int4[]',
  part_kills: 'int4[]',
} as const satisfies Columns;

export const ratingColumns = {
  player_id: 'text',
  started_at: 'timestamptz',
  match_id: 'int8',
  mu: 'float8',
  sigma: 'float8',
  mmr: 'int4',
  mmr_change: 'int4',
  streak: 'int4',
  best_win_streak: 'int4',
  worst_loss_streak: 'int4',
} as const satisfies Columns;

/** Writes rows with COPY, the fastest way in; for rows that are surely new. */
export async function copyRows<C extends Columns>(
  client: ClientBase,
  table: string,
  columns: C,
  rows: readonly Readonly<Record<keyof C, unknown>>[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(columns);
  const copy = new CopyBinary(Object.values(columns));
  for (const row of rows) copy.row(names.map((name) => row[name]));
  const target = client.query(from(`copy ${table} (${names.join(', ')}) from stdin binary`));
  await pipeline([copy.end()], target);
}
