/*
 * What the reader returns. Damage is in hundredths of a point (the log always has two decimals), so
 * that sums are exact in any order. Times are wall-clock milliseconds of the player's machine:
 * milliseconds since 1970-01-01 as if that clock showed UTC. With the player's time zone they become
 * instants.
 */

/** A time by the clock of the player's machine: milliseconds since 1970-01-01 as if it showed UTC. */
export type WallClockMs = number;

/** The numbers of one player in a match or in one of its rounds; definitions in docs/glossary.md. */
export interface PlayerNumbers {
  kills: number;
  deaths: number;
  assists: number;
  /** Hundredths of a damage point dealt to vehicles of other teams. */
  damage: number;
  /** Hundredths of a damage point received, from anyone else, including the environment. */
  damageRec: number;
  /** The part of `damage` flagged HUD_IMPORTANT, in hundredths. */
  cabinDamage: number;
  droneKills: number;
  score: number;
  /** PvpMvpWin stripes, and PveMvp of raids and other missions. */
  mvp: number;
}

/**
 * A player's use of a part; `part` is the internal id up to a colon, with suffixes. Damage without a
 * part (`n/a`) is not included.
 */
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
  /**
   * Game id without leading zeros, `@live` kept (`136686`, `4654375@live`); bots: `bot:<nickname>`; a
   * player without a roster line, or whose line has no id: `name:<nickname>`. The id of a second player
   * with the same name in a match ends in `#<index>`.
   */
  id: string;
  nickname: string;
  /** Index in the roster; null for a player who is not in it. */
  index: number | null;
  /** 0 if unknown. */
  team: number;
  bot: boolean;
  /** Power score (`ur`); 0 if the player is not in the roster. */
  powerScore: number;
  /** Build hash as eight hex digits; null if unknown. */
  build: string | null;
  /** Party id as the log writes it; null for solo. */
  party: string | null;
  /** Number of humans in the same party, including the player; 1 for solo. */
  partySize: number;
  parts: PartUse[];
  /** From medal id (`PvpMvpWin`) to count. */
  medals: Record<string, number>;
  /** From score reason (`KILL`) to points. */
  scoreByReason: Record<string, number>;
  /**
   * One entry per round, in order; a match without rounds has one equal to the totals. An unfinished
   * match has one more than `rounds`: the one that was cut off. They always add up to the totals.
   */
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
  /** The part the killer last hit the victim with; null without a damage line. */
  part: string | null;
  /** The destroyed entity if it was not the vehicle itself (`Turret_LandMine`). */
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

/**
 * The damage that two teams dealt over time, as steps between snapshots: at kills of vehicles, at ends
 * of rounds and, where there was damage, at regular times. A late joiner's log has only what came
 * after joining.
 */
export interface LogDamageSeries {
  /** In ascending order. */
  teams: [number, number];
  /** Milliseconds since the previous snapshot, or since the match's start. */
  after: number[];
  /**
   * Whole points dealt since the previous snapshot, by the definition of `damage`; in the order of
   * `teams`.
   */
  damage: [number[], number[]];
}

export interface LogFinish {
  reason: string;
  /** 0 (or what the log writes below it) is a draw. */
  winnerTeam: number;
  winReason: string;
  /** Battle time in tenths of a second. */
  battleTime: number;
}

/** A milestone of a match: a wave of enemies that began, or an objective that was reached. */
export interface LogSplit {
  kind: 'wave' | 'objective';
  /** As the log numbers waves; objectives are numbered from 1. */
  number: number;
  /** Battle time in tenths of a second. */
  time: number;
}

/** What game.log adds to a match; unknown fields are null or empty. */
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
  /** From reward name (`expTotal`, `Glory`) to amount. */
  rewards: Record<string, number>;
  /** Game id of the player whose machine wrote the log. */
  localPlayer: string | null;
  /** Milliseconds in the queue before the match; null if unknown. */
  queueMs: number | null;
}

export type MatchCategory = 'pvp' | 'pve' | 'brawl' | 'freeplay' | 'custom' | 'undefined';

export interface MatchMode {
  category: MatchCategory;
  /**
   * Stable key: `8v8`, `6v6`, `restricted-8v8`, `patrol`, `clan-war`, `leviathan-clan-war`,
   * `raid-easy`, `raid-medium`, `raid-hard`, `invasion`, `gozu`, `bedlam`, `adventure`, `arena`,
   * `battle-royale`, `ffa`, `storms-warning`, `race`, `bomb-planting`, `raid` (difficulty unknown),
   * `custom`, or `brawl-<name>`; without a matching rule the game's own word in kebab case, or
   * `undefined`.
   */
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
  /** Null if the log has no finish line (left early, crash, cut file). */
  finish: LogFinish | null;
  /** True if there is no finish line because the input ended within the match. */
  isCutOff: boolean;
  /** Kills of players and of their entities, in order. */
  kills: LogKill[];
  damageMatrix: DamageEdge[];
  /** Null without exactly two teams, and for a match of more damage lines than any real one has. */
  damageSeries: LogDamageSeries | null;
  /** In the order of time; empty for an unfinished match. */
  splits: LogSplit[];
  context: LogContext;
  /** Number of lines that belong to this match; the log with the most is the most complete. */
  lines: number;
}

/** What was read apart from the matches. */
export interface ReadSummary {
  /** Lines of both logs that are not blank. */
  lines: number;
  /** Number of matches, including unfinished ones. */
  matches: number;
  unfinished: number;
  testDrives: number;
  /** Lines of combat.log with an unknown format; those of game.log are not counted. */
  unknownLines: number;
  /** The first unknown lines, each cut to 200 characters. */
  unknownExamples: string[];
  /** Whether any line looked like one of the game's logs. */
  isLog: boolean;
}
