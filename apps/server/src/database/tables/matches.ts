import { defineTable } from '../define-table.ts';

/** Documented by `MatchRow` of packages/matches. */
export const match = defineTable('match', {
  id: 'int8',
  started_at: 'timestamptz',
  gameplay: 'text',
  map: 'text',
  category: 'text',
  mode: 'text',
  region: 'text?',
  host: 'text?',
  client_version: 'text?',
  finished: 'bool',
  winner_team: 'int2?',
  reason: 'text?',
  win_reason: 'text?',
  battle_time: 'int4?',
  rounds: 'int2',
  humans: 'int2',
  bots: 'int2',
  player_ids: 'text[]',
  teams: 'int2[]',
  parties: 'int2[]',
  bot_teams: 'int2[]',
  witnesses: 'int2',
  power_score: 'int4',
  party_size: 'int2',
  split_names: 'text[]?',
  split_times: 'int4[]?',
});

/** The whole match as compressed JSON; read it with `readMatchDetail`. */
export const matchDetail = defineTable('match_detail', { match_id: 'int8', detail: 'bytea' });
