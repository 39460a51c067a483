import { defineTable } from '../define-table.ts';
import { of } from '../sql-types.ts';

/** One log of an upload; `sha256` names it in the store of raw logs. */
export interface StoredFile {
  /** As sent, cleaned; logs of one folder and session belong together. */
  path: string;
  /** Session folder's name, `yyyy.MM.dd HH.mm.ss`. */
  session: string;
  kind: 'combat' | 'game';
  sha256: string;
  /** Bytes on disk, compressed. */
  bytes: number;
  expandedBytes: number;
}

export const upload = defineTable('upload', {
  /** Made from the hashes of its logs. */
  id: 'text',
  received_at: 'timestamptz',
  status: of<'queued' | 'reading' | 'stored' | 'failed'>('text'),
  source: of<'web' | 'cli' | 'demo'>('text'),
  /** IANA name; what turns the log's wall clock into instants. */
  time_zone: 'text',
  files: of<StoredFile[]>('jsonb'),
  refused: of<{ file: string; code: string; message: string }[]>('jsonb'),
  /** Bytes of all logs, unpacked. */
  total_bytes: 'int8',
  read_bytes: 'int8',
  /** How often reading it was begun; what an earlier reading still has in hand is not stored. */
  reading: 'int4',
  /** Matches found so far, unfinished ones included. */
  matches: 'int4',
  ignored: of<{ testDrives: number; unknownLines: number; examples: string[] }>('jsonb'),
  error: of<{ code: string; message: string } | null>('jsonb?'),
  /** When reading ended, successfully or not. */
  finished_at: 'timestamptz?',
});

/** What one upload saw of a match; the set of these rows decides which matches there are. */
export const uploadMatch = defineTable('upload_match', {
  upload_id: 'text',
  /** Place among the matches of the upload, from 0. */
  ordinal: 'int4',
  /** The match this is a log of; changes where a later upload shows more. */
  match_id: 'int8',
  /** The id a match has when this is the log that describes it; old links lead here. */
  own_id: 'int8',
  /** What this upload was told: `unfinished` also where the match was new. */
  outcome: of<'new' | 'known' | 'unfinished'>('text'),
  /** By this log's clock and time zone. */
  started_at: 'timestamptz',
  gameplay: 'text',
  map: 'text',
  category: 'text',
  mode: 'text',
  /** `server guid` of game.log. */
  guid: 'text?',
  /** Hash of gameplay, map and roster. */
  roster_key: 'int8',
  /** Null where this log has no finish line. */
  winner_team: 'int2?',
  battle_time: 'int4?',
  lines: 'int4',
  /** Hash of all that this log says about the match. */
  digest: 'int8',
  local_player: 'text?',
  host: 'text?',
  region: 'text?',
  client_version: 'text?',
  queue_tag: 'text?',
  custom_game: 'bool',
  game_result: 'text?',
  queue_ms: 'int4?',
  rewards: of<Record<string, number> | null>('jsonb?'),
  /** The match as this log has it, where another one describes the match but might not for ever. */
  spare: 'bytea?',
});

defineTable('upload_owner', { upload_id: 'text', account_id: 'uuid' });
