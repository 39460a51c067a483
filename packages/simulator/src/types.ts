import type { Build } from './builds.ts';
import type { ModeSpec } from './modes.ts';

/** Log formats over the years; only the line prefix and the kill line differ. */
export type Era = '2018' | '2019' | '2026';

/** One seat of a match before it is played. */
export interface PlannedVehicle {
  /** Game id as the log reader gives it: `136686`, `4654375@live`, `bot:Eltom`; `name:Eltom` if unlisted. */
  id: string;
  /** As the roster line writes it: eight digits, or with `@live`. */
  uid: string;
  nickname: string;
  /** Roster index; bots start at 16. */
  index: number;
  team: number;
  bot: boolean;
  /** Eight hex digits, `00000000` for solo. */
  party: string;
  powerScore: number;
  /** Standard deviations above the average player. */
  skill: number;
  build: Build;
  /** Joins in the middle of the battle: spawns, but is not in the roster. */
  isUnlisted: boolean;
  /** Share of the battle after which this player gives up; null if they stay. */
  leavesAfterShare: number | null;
}

export interface MatchPlan {
  seed: number;
  mode: ModeSpec;
  gameplay: string;
  map: string;
  /** Instant of the level start, epoch milliseconds. */
  startsAt: number;
  region: string;
  host: string;
  address: string;
  /** Epoch microseconds as digits; the same for all players of the match. */
  guid: string;
  queueTag: string | null;
  isCustom: boolean;
  vehicles: PlannedVehicle[];
  /** As in `BattleState`. */
  density: number;
  era: Era;
}

/** What a player did, by the glossary's definitions; damage in hundredths. */
export interface ExpectedNumbers {
  kills: number;
  deaths: number;
  assists: number;
  damage: number;
  damageRec: number;
  cabinDamage: number;
  droneKills: number;
  score: number;
  mvp: number;
}

export interface ExpectedPlayer extends ExpectedNumbers {
  id: string;
  nickname: string;
  team: number;
  bot: boolean;
  powerScore: number;
  /** Number of humans in the same party, including the player; 1 for solo. */
  partySize: number;
  /** Ids of the parts that fire, without cosmetic variants. */
  weapons: string[];
  rounds: ExpectedNumbers[];
}

export interface ExpectedFinish {
  reason: string;
  winnerTeam: number;
  winReason: string;
  /** Tenths of a second. */
  battleTime: number;
}

/** What a correct log reader finds in the log of this match, counted while it was written. */
export interface ExpectedMatch {
  guid: string;
  gameplay: string;
  map: string;
  /** The log reader's mode key if it has game.log, without which custom and restricted games look like others. */
  mode: string;
  region: string;
  players: ExpectedPlayer[];
  rounds: number;
  /** Null for a mode that ends without a finish line. */
  finish: ExpectedFinish | null;
}

/** The lines of one match, times relative to the level start. */
export interface MatchScript {
  times: number[];
  bodies: string[];
  /** Milliseconds after the level start at which the battle begins. */
  activeAt: number;
  /** Milliseconds after the level start of the last line. */
  endsAt: number;
  expected: ExpectedMatch;
}
