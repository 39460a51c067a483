import type {
  AccountPlayerTable,
  AccountTable,
  ApiTokenTable,
  AttemptTable,
  PasswordResetTable,
  SessionTable,
} from './tables/accounts.ts';
import type { BucketBandTable, BucketModeTable, BucketPartTable } from './tables/buckets.ts';
import type { InstanceTable } from './tables/instance.ts';
import type { MatchDetailTable, MatchTable } from './tables/matches.ts';
import type {
  HiddenPlayerTable,
  PlayerFoldTable,
  PlayerMatchTable,
  PlayerNicknameTable,
  PlayerPartFoldTable,
  PlayerTable,
} from './tables/players.ts';
import type { RateRequestTable, RatingTable } from './tables/ratings.ts';
import type { UploadMatchTable, UploadOwnerTable, UploadTable } from './tables/uploads.ts';

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
