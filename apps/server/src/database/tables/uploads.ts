import type { Generated } from 'kysely';
import type { Int8, Json } from '../columns.ts';

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

export interface UploadTable {
  /** Made from the hashes of its logs. */
  id: string;
  received_at: Generated<Date>;
  status: Generated<'queued' | 'reading' | 'stored' | 'failed'>;
  source: 'web' | 'cli' | 'demo';
  /** IANA name; what turns the log's wall clock into instants. */
  time_zone: Generated<string>;
  files: Json<StoredFile[]>;
  refused: Generated<Json<{ file: string; code: string; message: string }[]>>;
  /** Bytes of all logs, unpacked. */
  total_bytes: Int8;
  read_bytes: Generated<Int8>;
  /** How often reading it was begun; what an earlier reading still has in hand is not stored. */
  reading: Generated<number>;
  /** Matches found so far, unfinished ones included. */
  matches: Generated<number>;
  ignored: Generated<Json<{ testDrives: number; unknownLines: number; examples: string[] }>>;
  error: Json<{ code: string; message: string } | null>;
  /** When reading ended, well or not. */
  finished_at: Date | null;
}

/** What one upload saw of a match; the set of these rows decides which matches there are. */
export interface UploadMatchTable {
  upload_id: string;
  /** Place among the matches of the upload, from 0. */
  ordinal: number;
  /** The match this is a log of; changes where a later upload shows more. */
  match_id: Int8;
  /** The id a match has when this is the log that describes it; old links lead here. */
  own_id: Int8;
  /** What this upload was told: `unfinished` also where the match was new. */
  outcome: 'new' | 'known' | 'unfinished';
  /** By this log's clock and time zone. */
  started_at: Date;
  gameplay: string;
  map: string;
  category: string;
  mode: string;
  /** `server guid` of game.log. */
  guid: string | null;
  /** Hash of gameplay, map and roster. */
  roster_key: Int8;
  /** Null where this log has no finish line. */
  winner_team: number | null;
  battle_time: number | null;
  lines: number;
  /** Hash of all that this log says about the match. */
  digest: Int8;
  local_player: string | null;
  host: string | null;
  region: string | null;
  client_version: string | null;
  queue_tag: string | null;
  custom_game: boolean;
  game_result: string | null;
  queue_ms: number | null;
  rewards: Json<Record<string, number> | null>;
  /** The match as this log has it, where another one describes the match but might not for ever. */
  spare: Buffer | null;
}

export interface UploadOwnerTable {
  upload_id: string;
  account_id: string;
}
