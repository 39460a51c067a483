import type { LineBytes } from './bytes.ts';
import type { DamageLog } from './damage-log.ts';
import { decodeText } from './decode-text.ts';
import { type Interner, NO_TEXT } from './intern.ts';
import type { LineFields } from './line-kinds.ts';
import { SplitLog } from './split-log.ts';
import type { RoundTally, Tally } from './tally.ts';
import type { LogFinish, LogRound, WallClockMs } from './types.ts';

/** Above any real match; further entries are ignored, so that memory stays bounded. */
const MAX_KILLS = 20_000;
const MAX_ASSISTS = 64;
const MAX_ENTRIES = 4_096;
const MAX_ROUNDS = 16;

/** The reason of the score that players get for a reached objective. */
const OBJECTIVE_REASON = 'OBJECTIVE';

/** A line of the roster. Ids are of the reader's interner. */
export interface RosterEntry {
  index: number;
  nickname: number;
  uid: string;
  party: string;
  team: number;
  bot: boolean;
  powerScore: number;
  build: string;
}

export interface SpawnEntry {
  nickname: number;
  team: number;
  build: string;
  /** True after the roster: the player joined a battle in progress. */
  isLate: boolean;
}

export interface KillEntry {
  at: WallClockMs;
  round: number;
  /** Owner of the killing vehicle or entity; `NO_TEXT` for the world. */
  killer: number;
  victim: number;
  /** Interned weapon, -1 without a damage line. */
  weapon: number;
  /** Owners named in assist lines, including the killer; may repeat. */
  assists: number[];
}

/** Collects the lines of one match, from which `buildMatch` calculates its numbers. */
export class MatchBuilder {
  readonly levelAt: WallClockMs;
  map: string;
  gameplay: string;
  gameplayAt: WallClockMs | null = null;
  lastAt: WallClockMs;
  lines = 0;
  /** True once a line shows that this is a match, not a level that was left while loading. */
  hasBegun = false;
  readonly roster = new Map<number, RosterEntry>();
  readonly spawns = new Map<number, SpawnEntry>();
  readonly mobs = new Set<number>();
  readonly kills: KillEntry[] = [];
  readonly rounds: LogRound[] = [];
  readonly tallies: RoundTally[] = [];
  readonly splits = new SplitLog();
  finish: LogFinish | null = null;
  private readonly names: Interner;
  private readonly tally: Tally;
  private lastKill: KillEntry | null = null;

  constructor(names: Interner, tally: Tally, at: WallClockMs, map: string, gameplay: string) {
    this.names = names;
    this.tally = tally;
    this.levelAt = at;
    this.lastAt = at;
    this.map = map;
    this.gameplay = gameplay;
  }

  get startedAt(): WallClockMs {
    return this.gameplayAt ?? this.levelAt;
  }

  get damageLog(): DamageLog {
    return this.tally.damageLog;
  }

  addDamage(fields: LineFields, source: LineBytes, at: WallClockMs): void {
    const { names } = this;
    const victim = names.internPadded(source, fields.aStart, fields.aEnd);
    const attacker = names.internPadded(source, fields.bStart, fields.bEnd);
    const weapon = names.internFrequent(source, fields.cStart, fields.cEnd);
    this.tally.addDamage(at, attacker, victim, weapon, fields.n0, fields.n1 === 1);
  }

  addScore(fields: LineFields, source: LineBytes, at: WallClockMs): void {
    const { names } = this;
    const nickname = names.internPadded(source, fields.aStart, fields.aEnd);
    const reason = names.internFrequent(source, fields.bStart, fields.bEnd);
    this.tally.addScore(fields.n0, nickname, reason, fields.n1);
    if (names.text(reason) === OBJECTIVE_REASON) this.splits.addObjective(at);
  }

  addMedal(fields: LineFields, source: LineBytes): void {
    const { names } = this;
    const nickname = names.intern(source, fields.aStart, fields.aEnd);
    const medal = names.internFrequent(source, fields.bStart, fields.bEnd);
    this.tally.addMedal(fields.n0, nickname, medal, fields.n1);
  }

  addKill(fields: LineFields, source: LineBytes, at: WallClockMs): void {
    if (this.kills.length >= MAX_KILLS) return;
    const { names } = this;
    const victim = names.intern(source, fields.aStart, fields.aEnd);
    const killer = names.owner[names.intern(source, fields.bStart, fields.bEnd)] as number;
    const weapon = killer === NO_TEXT ? -1 : this.tally.findLastWeapon(killer, victim);
    this.lastKill = { at, round: this.rounds.length, killer, victim, weapon, assists: [] };
    this.kills.push(this.lastKill);
  }

  addAssist(fields: LineFields, source: LineBytes): void {
    const { lastKill, names } = this;
    if (lastKill === null || lastKill.assists.length >= MAX_ASSISTS) return;
    const owner = names.owner[names.intern(source, fields.aStart, fields.aEnd)] as number;
    if (!lastKill.assists.includes(owner)) lastKill.assists.push(owner);
  }

  addRoster(fields: LineFields, source: LineBytes): void {
    if (this.roster.size >= MAX_ENTRIES) return;
    const { names } = this;
    const text = (start: number, end: number) => names.text(names.intern(source, start, end));
    // Keyed by index and name: another player may take the index of one who left.
    const nickname = names.intern(source, fields.aStart, fields.aEnd);
    this.roster.set(playerKey(fields.n0, nickname), {
      index: fields.n0,
      nickname,
      uid: text(fields.bStart, fields.bEnd),
      party: text(fields.cStart, fields.cEnd),
      team: fields.n1,
      bot: fields.n2 !== 0,
      powerScore: fields.n3,
      build: text(fields.dStart, fields.dEnd),
    });
  }

  addSpawn(fields: LineFields, source: LineBytes): void {
    if (this.spawns.size >= MAX_ENTRIES) return;
    const nickname = this.names.intern(source, fields.aStart, fields.aEnd);
    const build = decodeText(source.bytes, fields.bStart, fields.bEnd);
    const isLate = this.roster.size > 0;
    this.spawns.set(nickname, { nickname, team: fields.n1, build, isLate });
  }

  addMob(fields: LineFields, source: LineBytes): void {
    if (this.mobs.size >= MAX_ENTRIES) return;
    this.mobs.add(this.names.intern(source, fields.aStart, fields.aEnd));
  }

  endRound(round: LogRound): void {
    if (this.rounds.length >= MAX_ROUNDS) return;
    this.rounds.push(round);
    this.saveTally();
  }

  /**
   * Moves the sums since the last round's end to `tallies`. The last entry has what followed the last
   * round.
   */
  saveTally(): void {
    this.tallies.push(this.tally.drain());
    this.lastKill = null;
  }
}

/** Combines a player index and an interned nickname into one number; ids stay below 2^16. */
export function playerKey(index: number, nickname: number): number {
  return index * 65_536 + nickname;
}
