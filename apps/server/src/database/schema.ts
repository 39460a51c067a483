import type { MatchRow, PlayerMatchRow } from '@scrapboard/back-end';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/**
 * The tables as Kysely sees them. Damage is in hundredths of a point and battle time (`duration`,
 * `battle_time`) in tenths of a second, as the log writes them. `bigint` columns arrive as strings,
 * as `pg` gives them: match ids go through `encodeMatchId`, sums through `Number` (all of them are
 * far below 2^53). Everything but `upload`, `instance` and, from `account` on, what belongs to
 * accounts is derived from the raw logs.
 */
export interface Database {
  instance: InstanceTable;
  upload: UploadTable;
  upload_match: UploadMatchTable;
  match: MatchTable;
  match_detail: MatchDetailTable;
  player: PlayerTable;
  player_nickname: PlayerNicknameTable;
  player_match: PlayerMatchTable;
  player_fold: PlayerFoldTable;
  player_part_fold: PlayerPartFoldTable;
  rating: RatingTable;
  rate_request: RateRequestTable;
  bucket_mode: BucketModeTable;
  bucket_band: BucketBandTable;
  bucket_part: BucketPartTable;
  account: AccountTable;
  session: SessionTable;
  api_token: ApiTokenTable;
  password_reset: PasswordResetTable;
  attempt: AttemptTable;
  upload_owner: UploadOwnerTable;
  account_player: AccountPlayerTable;
  hidden_player: HiddenPlayerTable;
}

/** A bigint as decimal digits. */
export type Int8 = string;
type Json<T extends object | null> = JSONColumnType<T, string, string>;
/** A row that is made in memory, as the database hands it back. */
type Kept<Row> = Omit<Row, 'started_at'> & { started_at: Date };

/** Facts about this installation, e.g. how far the demo data is. */
export interface InstanceTable {
  key: string;
  value: Json<object>;
}

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

export type MatchTable = Kept<MatchRow>;

/** The whole match as compressed JSON; read it with `readMatchDetail`. */
export interface MatchDetailTable {
  match_id: Int8;
  detail: Buffer;
}

export interface PlayerTable {
  id: string;
  /** The one he used last. */
  nickname: string;
  /** Lower case, for searching. */
  nickname_key: string;
  /** The nickname as it is searched by; see migration 0004. */
  search_form: GeneratedAlways<string>;
}

export interface PlayerNicknameTable {
  player_id: string;
  nickname: string;
  first_seen_at: Date;
  last_seen_at: Date;
  matches: number;
  search_form: GeneratedAlways<string>;
}

/** Humans of rosters only. */
export type PlayerMatchTable = Kept<PlayerMatchRow>;

type FoldNumber =
  | 'kills'
  | 'deaths'
  | 'assists'
  | 'damage'
  | 'damage_rec'
  | 'cabin_damage'
  | 'drone_kills'
  | 'score'
  | 'duration';
type FoldColumns = Record<`tot_${FoldNumber}`, Int8> &
  /** Null while there is no finished match. */
  Record<`min_${FoldNumber}` | `max_${FoldNumber}`, number | null>;

/** A player's career over finished matches; `record_count` and the seen times also know unfinished ones. */
export interface PlayerFoldTable extends FoldColumns {
  player_id: string;
  first_seen_at: Date;
  last_seen_at: Date;
  record_count: number;
  upload_count: Generated<number>;
  games: number;
  wins: number;
  losses: number;
  draws: number;
  rounds: number;
  round_wins: number;
  round_losses: number;
  round_draws: number;
  mvp: number;
  /** Kept by the job that rates, as are the streaks. */
  mmr: Generated<number>;
  /** Current one; below 0 a losing one. */
  streak: Generated<number>;
  best_win_streak: Generated<number>;
  worst_loss_streak: Generated<number>;
  /** 0 without games; for sorting. */
  win_percent: GeneratedAlways<number>;
}

/** Finished matches in which the part dealt damage for the player. */
export interface PlayerPartFoldTable {
  player_id: string;
  part: string;
  games: number;
  wins: number;
  losses: number;
  draws: number;
  damage: Int8;
  hits: Int8;
  kills: number;
}

/** A player after each of his finished matches, rated or not. */
export interface RatingTable {
  player_id: string;
  started_at: Date;
  match_id: Int8;
  mu: number;
  sigma: number;
  mmr: number;
  /** Null where the match is not of a kind that is rated. */
  mmr_change: number | null;
  streak: number;
  best_win_streak: number;
  worst_loss_streak: number;
}

/** Times from which on matches changed since they were last rated. */
export interface RateRequestTable {
  from_at: Date;
}

interface Sums {
  /** Games of players, not matches. */
  games: number;
  wins: number;
  losses: number;
  draws: number;
  kills: Int8;
  deaths: Int8;
  assists: Int8;
  damage: Int8;
  damage_rec: Int8;
  cabin_damage: Int8;
  drone_kills: Int8;
  score: Int8;
  mvp: Int8;
  duration: Int8;
}

/** Everybody's matches by UTC day and kind; `matches` and `bots` count unfinished ones too, the rest does not. */
export interface BucketModeTable extends Sums {
  day: Date;
  category: string;
  mode: string;
  gameplay: string;
  map: string;
  /** Empty where unknown. */
  region: string;
  matches: number;
  finished: number;
  bots: number;
  battle_time: Int8;
}

/** Everybody's finished games by UTC day, mode and the band of the player's power score. */
export interface BucketBandTable extends Sums {
  day: Date;
  category: string;
  mode: string;
  /** Index into `powerScoreBands` of packages/statistics. */
  band: number;
}

/** Everybody's use of parts in finished games. */
export interface BucketPartTable {
  day: Date;
  category: string;
  mode: string;
  band: number;
  part: string;
  uses: number;
  wins: number;
  losses: number;
  draws: number;
  damage: Int8;
  hits: Int8;
  kills: number;
}

export interface AccountTable {
  id: Generated<string>;
  email: string;
  /** What the address is known by: one mailbox, one account. */
  email_key: string;
  display_name: string;
  first_name: string;
  last_name: string;
  avatar: string | null;
  language: string | null;
  /** PHC string of argon2id. */
  password_hash: string;
  disabled: Generated<boolean>;
  created_at: Generated<Date>;
}

/** One signed-in browser or program; its access token is good while this row is here. */
export interface SessionTable {
  id: Generated<string>;
  account_id: string;
  user_agent: string | null;
  created_at: Generated<Date>;
  last_used_at: Generated<Date>;
  expires_at: Date;
}

/** A key for uploads; the secret itself is kept by its owner alone. */
export interface ApiTokenTable {
  id: Generated<string>;
  account_id: string;
  name: string;
  /** SHA-256. */
  secret_hash: Buffer;
  created_at: Generated<Date>;
  last_used_at: Date | null;
}

export interface PasswordResetTable {
  /** SHA-256. */
  secret_hash: Buffer;
  account_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
}

/** Failed attempts to get in, by account and by network address. */
export interface AttemptTable {
  /** Hash of what is counted. */
  key: string;
  count: number;
  last_at: Date;
  /** Until then the next attempt is refused. */
  open_at: Date;
}

export interface UploadOwnerTable {
  upload_id: string;
  account_id: string;
}

export interface AccountPlayerTable {
  account_id: string;
  player_id: string;
  /** False where the operator has yet to say yes. */
  linked: boolean;
  created_at: Generated<Date>;
}

export interface HiddenPlayerTable {
  player_id: string;
  hidden_at: Generated<Date>;
}
