/**
 * What the reader hands out. Damage is in hundredths of a point (the log always writes two
 * decimals), so that sums are exact and the same in any order. Times are wall-clock milliseconds of
 * the player's machine: milliseconds since 1970-01-01 as if that clock showed UTC. Who knows the
 * player's time zone turns them into instants.
 */

/** The date and time in a session folder's name, `yyyy.MM.dd HH.mm.ss`, as wall-clock milliseconds. */
export type WallClockMs = number;

/** The numbers of one player in a match or in one of its rounds; definitions in docs/glossary.md. */
export interface PlayerNumbers {
  kills: number;
  deaths: number;
  assists: number;
  /** Hundredths of a damage point dealt to vehicles of other teams. */
  damage: number;
  /** Hundredths of a damage point received, from anybody else, the world included. */
  damageRec: number;
  /** The part of `damage` flagged HUD_IMPORTANT, in hundredths. */
  cabinDamage: number;
  droneKills: number;
  score: number;
  /** PvpMvpWin stripes. */
  mvp: number;
}

/** What one part did for one player; `part` is the internal id up to a colon, suffixes kept. Damage without a part (`n/a`) is in none. */
export interface PartUse {
  part: string;
  /** Hundredths of a damage point, by the definition of `damage`. */
  damage: number;
  /** Damage lines counted into `damage`. */
  hits: number;
  /** Kills whose last damage line by the killer on the victim named this part. */
  kills: number;
}

export interface LogPlayer extends PlayerNumbers {
  /** Game id without leading zeros, `@live` kept (`136686`, `4654375@live`); bots: `bot:<nickname>`; a player seen without a roster line, or whose line names no id: `name:<nickname>`. A second one of the same name in a match has `#<index>` behind it. */
  id: string;
  nickname: string;
  /** Index in the roster; null for somebody who was never in a roster line. */
  index: number | null;
  /** 0 where no line named it. */
  team: number;
  bot: boolean;
  /** Power score (`ur`); 0 where the roster never named it. */
  powerScore: number;
  /** Build hash as eight hex digits; null where unknown. */
  build: string | null;
  /** Party id as the log writes it; null for solo. */
  party: string | null;
  /** Number of humans of the roster in the same party, himself included; 1 for solo. */
  partySize: number;
  parts: PartUse[];
  /** Medal id (`PvpMvpWin`) to how many. */
  medals: Record<string, number>;
  /** Score reason (`KILL`) to points. */
  scoreByReason: Record<string, number>;
  /** One entry per round, in order; a match without rounds has one equal to the totals. An unfinished match has one more than it has `rounds`: the one it broke off in. They always add up to the totals. */
  rounds: PlayerNumbers[];
}

export interface LogRound {
  /** Milliseconds after the match's start. */
  endedAfter: number;
  reason: string;
  /** 0 is a draw. */
  winnerTeam: number;
  winReason: string;
  /** Battle time in tenths of a second. */
  battleTime: number;
}

export interface LogKill {
  /** Milliseconds after the match's start. */
  after: number;
  /** Index into `players`; -1 for the world. */
  killer: number;
  victim: number;
  /** What the killer used last on the victim; null where no damage line tells. */
  part: string | null;
  /** The killed thing when it was not the vehicle itself (`Turret_LandMine`). */
  entity: string | null;
  /** Indices into `players`, each once, neither killer nor victim. */
  assists: number[];
}

/** Damage from one player to another of any team, in hundredths; the row of `damageMatrix`. */
export interface DamageEdge {
  /** Index into `players`; -1 for the world. */
  from: number;
  to: number;
  damage: number;
  hits: number;
}

export interface LogFinish {
  reason: string;
  /** 0 (or what the log writes below it) is a draw. */
  winnerTeam: number;
  winReason: string;
  /** Battle time in tenths of a second. */
  battleTime: number;
}

/** What game.log adds to a match; every field null or empty where it does not say. */
export interface LogContext {
  /** `server guid`; null where absent or 0. */
  guid: string | null;
  /** Host name of the dedicated server, e.g. `wheel10lw-us.pxo`. */
  host: string | null;
  /** Region code taken from the host name, e.g. `us`. */
  region: string | null;
  clientVersion: string | null;
  queueTag: string | null;
  customGame: boolean;
  /** victory, defeat, unfinished, freePlayFinish. */
  gameResult: string | null;
  /** Reward name as written (`expTotal`, `Glory`) to amount. */
  rewards: Record<string, number>;
  /** Game id of the player at whose machine the log was written. */
  localPlayer: string | null;
  /** Milliseconds in the queue before the match; null where unknown. */
  queueMs: number | null;
}

export type MatchCategory = 'pvp' | 'pve' | 'brawl' | 'freeplay' | 'custom' | 'undefined';

export interface MatchMode {
  category: MatchCategory;
  /** Stable key: `8v8`, `6v6`, `restricted-8v8`, `patrol`, `clan-war`, `leviathan-clan-war`, `raid-easy`, `raid-medium`, `raid-hard`, `invasion`, `gozu`, `bedlam`, `adventure`, `arena`, `battle-royale`, `ffa`, `storms-warning`, `race`, `bomb-planting`, `raid` (difficulty unknown), `custom`, or `brawl-<name>`; for a game that no rule knows its own word in kebab case, or `undefined`. */
  mode: string;
}

export interface LogMatch {
  /** When gameplay started (or, failing that, the level), wall clock of this log. */
  startedAt: WallClockMs;
  endedAt: WallClockMs;
  /** The game's own word, e.g. `Conquer`. */
  gameplay: string;
  /** Without `levels/maps/`, e.g. `sand_crater`. */
  map: string;
  mode: MatchMode;
  players: LogPlayer[];
  /** At least one entry for a finished match; rounds that ended for an unfinished one. */
  rounds: LogRound[];
  /** Null: the log has no finish line (left early, crash, cut file). */
  finish: LogFinish | null;
  /** True when no finish line came because the input ended inside the match. */
  cutOff: boolean;
  /** Kills of players and of what they own, in order. */
  kills: LogKill[];
  damageMatrix: DamageEdge[];
  context: LogContext;
  /** Lines of the log that belong to this match; more lines, fuller view. */
  lines: number;
}

/** What was read but is no match. */
export interface ReadSummary {
  /** Lines of both logs that are not blank. */
  lines: number;
  /** Matches handed out, the unfinished among them. */
  matches: number;
  unfinished: number;
  testDrives: number;
  /** Lines of combat.log of no known shape; nearly all of game.log concerns nobody and is not counted. */
  unknownLines: number;
  /** The first unknown lines, each cut to 200 characters. */
  unknownExamples: string[];
  /** True when not one line looked like the game's log. */
  notALog: boolean;
}
