import type { RangedNumber } from '@scrapboard/contract/player-numbers';
import type { FoldName, ParticipantRow } from '@scrapboard/matches';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Int8, Kept } from '../columns.ts';

export interface PlayerTable {
  id: string;
  /** The one they used last. */
  nickname: string;
  /** Lower case: what the list is ordered by, and where searches for signs look. */
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
export type PlayerMatchTable = Kept<ParticipantRow>;

type Total = `tot_${RangedNumber['column']}`;
type Extreme = `${'min' | 'max'}_${RangedNumber['column']}`;

type FoldColumns = Record<Exclude<FoldName, Total | Extreme>, number> &
  Record<Total, Int8> &
  /** Null while there is no finished match. */
  Record<Extreme, number | null>;

/** A player's career over finished matches; `record_count` and the seen times also know unfinished ones. */
export interface PlayerFoldTable extends FoldColumns {
  player_id: string;
  first_seen_at: Date;
  last_seen_at: Date;
  upload_count: Generated<number>;
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

export interface HiddenPlayerTable {
  player_id: string;
  hidden_at: Generated<Date>;
}
