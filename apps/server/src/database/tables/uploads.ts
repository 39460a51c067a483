import type { Implausibility, Quarantine } from '@scrapboard/matches';
import { defineTable } from '../define-table.ts';
import { typed } from '../sql-types.ts';

/** One log of an upload; `sha256` is its name in the store of raw logs. */
export interface StoredFile {
  /** The cleaned path as sent; logs of the same folder and session belong together. */
  path: string;
  /** Session folder's name, `yyyy.MM.dd HH.mm.ss`. */
  session: string;
  kind: 'combat' | 'game';
  sha256: string;
  /** Bytes on disk, compressed. */
  bytes: number;
  expandedBytes: number;
}

/** A log that could not be read. */
export interface UnreadFile {
  path: string;
  sha256: string;
  reason: 'missing' | 'damaged' | 'unreadable';
}

export const upload = defineTable('upload', {
  /** Derived from the hashes of its logs. */
  id: 'text',
  received_at: 'timestamptz',
  status: typed<'queued' | 'reading' | 'stored' | 'failed'>('text'),
  source: typed<'web' | 'cli' | 'demo'>('text'),
  /** IANA name, for converting the log's wall clock to instants. */
  time_zone: 'text',
  files: typed<StoredFile[]>('jsonb'),
  refused: typed<{ file: string; code: string; message: string }[]>('jsonb'),
  /** Bytes of all logs, unpacked. */
  total_bytes: 'int8',
  read_bytes: 'int8',
  /**
   * How many times reading it was started; what an earlier reading has not stored yet is discarded.
   */
  reading: 'int4',
  /** Matches found so far, unfinished ones included. */
  matches: 'int4',
  ignored: typed<{ testDrives: number; unknownLines: number; examples: string[] }>('jsonb'),
  error: typed<{ code: string; message: string } | null>('jsonb?'),
  /** When reading ended, successfully or not. */
  finished_at: 'timestamptz?',
  /**
   * Pseudonym of the network that sent it first; null for demo data and once it has expired. Two
   * are comparable only if the numbers before their dots are equal: see `network-pseudonyms.ts`.
   */
  network: 'text?',
  /** Id of the store that has its raw logs; null until a server with one of them has started. */
  store: 'text?',
  /** Logs that were left out when it was last read. */
  unread: typed<UnreadFile[]>('jsonb'),
  /**
   * Whether its rows in `upload_match` were made with other files or dates; they are removed before
   * it is read.
   */
  stale: 'bool',
  /** How much its logs count if logs contradict each other: see `sourceWeights` of packages/matches. */
  weight: 'int2',
});

/** Uploads that an operator removed. */
export const removedUpload = defineTable('removed_upload', {
  id: 'text',
  removed_at: 'timestamptz',
  /** Hashes of the logs that are not accepted again. */
  logs: 'text[]',
});

/** Stores of raw logs and where a server last started on each. */
export const rawStore = defineTable('raw_store', {
  id: 'text',
  /** Inode of the file that contains the id: a copy of the folder has a different one. */
  inode: 'text',
  host: 'text',
  started_at: 'timestamptz',
});

/** The keys that network pseudonyms are made with; expired ones are deleted. */
export const networkKey = defineTable('network_key', {
  id: 'int4',
  secret: 'bytea',
  created_at: 'timestamptz',
});

/**
 * Sightings: what an upload’s log reports about one of its matches, which is “this log” below. All of
 * them together determine which matches exist.
 */
export const uploadMatch = defineTable('upload_match', {
  upload_id: 'text',
  /** Place among the matches of the upload, from 0. */
  ordinal: 'int4',
  /** The match of this log; changes if a later upload reveals more. */
  match_id: 'int8',
  /** The id the match has if this log is the one that describes it; old links contain it. */
  own_id: 'int8',
  /** The outcome reported to the uploader; `unfinished` even if the match was new. */
  outcome: typed<'new' | 'known' | 'unfinished'>('text'),
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
  /** Null if this log has no finish line. */
  winner_team: 'int2?',
  battle_time: 'int4?',
  lines: 'int4',
  /** Hash of everything this log reports about the match. */
  digest: 'int8',
  local_player: 'text?',
  host: 'text?',
  region: 'text?',
  client_version: 'text?',
  queue_tag: 'text?',
  custom_game: 'bool',
  game_result: 'text?',
  queue_ms: 'int4?',
  rewards: typed<Record<string, number> | null>('jsonb?'),
  /**
   * The match as this log describes it, kept if the log that describes the match now might be
   * superseded.
   */
  spare: 'bytea?',
  /** Every player's numbers, which other logs of the match must agree with: see `serializeClaims`. */
  claims: 'text?',
  /** The rule by which the match cannot have been played as this log reports it. */
  implausible: typed<Implausibility | null>('text?'),
  /** Why this log is not counted; null if it is. */
  quarantine: typed<Quarantine | null>('text?'),
  /** Whether the match is as this log describes it; of each match, one log's is true. */
  describes: 'bool',
});

/** What an operator decided about a sighting (a row of `upload_match`), not about the match. */
export const matchDecision = defineTable('match_decision', {
  upload_id: 'text',
  ordinal: 'int4',
  decision: typed<'approve' | 'reject'>('text'),
  decided_by: 'uuid?',
  decided_at: 'timestamptz',
});

/** Whether an operator trusts or blocks an account (by its id) or a network (by its pseudonym). */
export const sourceTrust = defineTable('source_trust', {
  kind: typed<'account' | 'network'>('text'),
  source: 'text',
  trust: typed<'trusted' | 'blocked'>('text'),
  decided_by: 'uuid?',
  decided_at: 'timestamptz',
});

defineTable('upload_owner', { upload_id: 'text', account_id: 'uuid' });
