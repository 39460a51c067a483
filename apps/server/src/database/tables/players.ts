import { type MatchNumber, matchNumbers } from '@scrapboard/contract/player-numbers';
import type { ParticipantRow } from '@scrapboard/matches';
import { defineTable } from '../define-table.ts';
import { foldTypes } from '../fold-sql.ts';
import { of } from '../sql-types.ts';

export const player = defineTable('player', {
  id: 'text',
  /** The one they used last. */
  nickname: 'text',
  /** Lower case: what the list is ordered by, and where searches for signs look. */
  nickname_key: 'text',
  /** The nickname as it is searched by, made by the database; see migration 0004. */
  search_form: 'text',
});

export const playerNickname = defineTable('player_nickname', {
  player_id: 'text',
  nickname: 'text',
  first_seen_at: 'timestamptz',
  last_seen_at: 'timestamptz',
  matches: 'int4',
  search_form: 'text',
});

const numbers = Object.fromEntries(
  matchNumbers.map(({ column, stored }) => [column, stored]),
) as Record<MatchNumber['column'], 'int4'>;

/** Humans of rosters only; documented by `ParticipantRow` of packages/matches. */
export const playerMatch = defineTable('player_match', {
  player_id: 'text',
  started_at: 'timestamptz',
  match_id: 'int8',
  category: 'text',
  mode: 'text',
  gameplay: 'text',
  map: 'text',
  region: 'text?',
  nickname: 'text',
  build: 'text?',
  power_score: 'int4',
  team: 'int2',
  party: 'int2?',
  party_size: 'int2',
  result: of<ParticipantRow['result']>('int2?'),
  ...numbers,
  part_ids: 'text[]',
  part_damage: 'int4[]',
  part_hits: 'int4[]',
  part_kills: 'int4[]',
});

/** A player's career over finished matches; `record_count` and the seen times also know unfinished ones. */
export const playerFold = defineTable('player_fold', {
  player_id: 'text',
  first_seen_at: 'timestamptz',
  last_seen_at: 'timestamptz',
  ...foldTypes,
  upload_count: 'int4',
  /** Kept by the job that rates, as are the streaks. */
  mmr: 'int4',
  /** The current one; below 0 of losses. */
  streak: 'int4',
  best_win_streak: 'int4',
  worst_loss_streak: 'int4',
  /** 0 without games; for sorting, made by the database. */
  win_percent: 'float8',
});

/** Finished matches in which the part dealt damage for the player. */
export const playerPartFold = defineTable('player_part_fold', {
  player_id: 'text',
  part: 'text',
  games: 'int4',
  wins: 'int4',
  losses: 'int4',
  draws: 'int4',
  damage: 'int8',
  hits: 'int8',
  kills: 'int4',
});

defineTable('hidden_player', {
  player_id: 'text',
  hidden_at: 'timestamptz',
});
