import { buildDamageSeries } from './build-damage-series.ts';
import { classifyMode } from './classify-mode.ts';
import { collectPlayers, countPartySizes, type Players, type Slot } from './collect-players.ts';
import { type Interner, NO_TEXT } from './intern.ts';
import type { MatchBuilder } from './match-builder.ts';
import { playerKey } from './match-builder.ts';
import type { ModeRules } from './mode-rules.ts';
import type {
  DamageEdge,
  LogContext,
  LogKill,
  LogMatch,
  LogPlayer,
  PartUse,
  PlayerNumbers,
} from './types.ts';

/** What the log writes for an unknown weapon. */
const NO_PART = 'n/a';

/**
 * Calculates the numbers of a match as docs/glossary.md defines them.
 * @returns null if there were no players.
 */
export function buildMatch(
  builder: MatchBuilder,
  names: Interner,
  context: LogContext,
  rules: ModeRules,
  isCutOff: boolean,
): LogMatch | null {
  const players = collectPlayers(builder, names);
  if (players.slots.length === 0) return null;
  const { finish, startedAt } = builder;
  const rounds = [...builder.rounds];
  if (finish !== null && rounds.length === 0) {
    const { reason, winnerTeam, winReason, battleTime } = finish;
    const endedAfter = builder.lastAt - startedAt;
    rounds.push({ endedAfter, reason, winnerTeam, winReason, battleTime });
  }
  const sizes = countPartySizes(players.slots);
  // An unfinished match has one more round than the log has round ends: the one that was cut off.
  const roundCount = finish === null ? rounds.length + 1 : rounds.length;
  const stats = players.slots.map(
    (slot, slotIndex) => new PlayerStats(slot, sizes[slotIndex] ?? 1, roundCount),
  );
  const damageMatrix = addDamage(builder, names, players, stats);
  addPoints(builder, names, players, stats);
  const kills = addKills(builder, names, players, stats);
  const bots: string[] = [];
  let highestPowerScore = 0;
  for (const slot of players.slots) {
    if (slot.bot) bots.push(slot.nickname);
    if (slot.powerScore > highestPowerScore) highestPowerScore = slot.powerScore;
  }
  for (const mob of builder.mobs) bots.push(names.text(mob));
  const mode = classifyMode(
    {
      gameplay: builder.gameplay,
      map: builder.map,
      queueTag: context.queueTag,
      customGame: context.customGame,
      winReason: finish?.winReason ?? null,
      players: players.slots.length,
      highestPowerScore,
      bots,
    },
    rules,
  );
  return {
    startedAt,
    endedAt: builder.lastAt,
    gameplay: builder.gameplay,
    map: builder.map,
    mode,
    players: stats.map((playerStats) => playerStats.toLogPlayer()),
    rounds,
    finish,
    isCutOff,
    kills,
    damageMatrix,
    damageSeries: buildDamageSeries(builder, names, players, kills),
    splits: finish === null ? [] : builder.splits.build(finish, builder.lastAt),
    context,
    lines: builder.lines,
  };
}

/** The numbers of one player by round. */
class PlayerStats {
  readonly team: number | null;
  readonly rounds: PlayerNumbers[] = [];
  /** By interned part. */
  readonly parts = new Map<number, PartUse | null>();
  readonly medals: Record<string, number> = {};
  readonly scoreByReason: Record<string, number> = {};
  private readonly slot: Slot;
  private readonly partySize: number;

  constructor(slot: Slot, partySize: number, roundCount: number) {
    this.team = slot.team;
    this.slot = slot;
    this.partySize = partySize;
    for (let i = 0; i < roundCount; i++) this.rounds.push(zeroNumbers());
  }

  /** Returns the numbers of a round; what follows the last round's end counts for the last round. */
  getRound(index: number): PlayerNumbers {
    return this.rounds[Math.min(index, this.rounds.length - 1)] as PlayerNumbers;
  }

  /** Returns the use of a part, or null if it is not a part. */
  getPartUse(part: number, names: Interner): PartUse | null {
    let use = this.parts.get(part);
    if (use === undefined) {
      const id = names.text(part);
      use = id === NO_PART || id === '' ? null : { part: id, damage: 0, hits: 0, kills: 0 };
      this.parts.set(part, use);
    }
    return use;
  }

  toLogPlayer(): LogPlayer {
    const { slot, rounds } = this;
    // Written out, since copying properties between objects takes several times as long.
    const player: LogPlayer = {
      id: slot.id,
      nickname: slot.nickname,
      index: slot.index,
      team: slot.team ?? 0,
      bot: slot.bot,
      powerScore: slot.powerScore,
      build: slot.build,
      party: slot.party,
      partySize: this.partySize,
      kills: 0,
      deaths: 0,
      assists: 0,
      damage: 0,
      damageRec: 0,
      cabinDamage: 0,
      droneKills: 0,
      score: 0,
      mvp: 0,
      parts: this.listUsedParts(),
      medals: this.medals,
      scoreByReason: this.scoreByReason,
      rounds,
    };
    for (const round of rounds) {
      player.kills += round.kills;
      player.deaths += round.deaths;
      player.assists += round.assists;
      player.damage += round.damage;
      player.damageRec += round.damageRec;
      player.cabinDamage += round.cabinDamage;
      player.droneKills += round.droneKills;
      player.score += round.score;
      player.mvp += round.mvp;
    }
    return player;
  }

  private listUsedParts(): PartUse[] {
    const parts: PartUse[] = [];
    for (const use of this.parts.values()) if (use !== null) parts.push(use);
    parts.sort((a, b) => b.damage - a.damage || (a.part < b.part ? -1 : 1));
    return parts;
  }
}

function zeroNumbers(): PlayerNumbers {
  return {
    kills: 0,
    deaths: 0,
    assists: 0,
    damage: 0,
    damageRec: 0,
    cabinDamage: 0,
    droneKills: 0,
    score: 0,
    mvp: 0,
  };
}

function addDamage(
  builder: MatchBuilder,
  names: Interner,
  { byName }: Players,
  stats: readonly PlayerStats[],
): DamageEdge[] {
  const edges = new Map<number, DamageEdge>();
  const width = stats.length + 1;
  for (const [round, tally] of builder.tallies.entries()) {
    for (const cell of tally.damage) {
      if (names.owner[cell.victim] !== cell.victim) continue;
      const to = byName.get(cell.victim);
      const from = byName.get(cell.attacker) ?? -1;
      if (to === undefined || from === to) continue;
      const victim = stats[to] as PlayerStats;
      victim.getRound(round).damageRec += cell.damage;
      const key = (from + 1) * width + to;
      let edge = edges.get(key);
      if (edge === undefined) {
        edge = { from, to, damage: 0, hits: 0 };
        edges.set(key, edge);
      }
      edge.damage += cell.damage;
      edge.hits += cell.hits;
      const attacker = stats[from];
      if (attacker === undefined || attacker.team === null || victim.team === null) continue;
      if (attacker.team === victim.team) continue;
      const numbers = attacker.getRound(round);
      numbers.damage += cell.damage;
      numbers.cabinDamage += cell.cabinDamage;
      const use = attacker.getPartUse(names.owner[cell.weapon] as number, names);
      if (use === null) continue;
      use.damage += cell.damage;
      use.hits += cell.hits;
    }
  }
  return [...edges.values()].sort((a, b) => a.from - b.from || a.to - b.to);
}

function addPoints(
  builder: MatchBuilder,
  names: Interner,
  players: Players,
  stats: readonly PlayerStats[],
): void {
  const statsOf = (index: number, nickname: number) =>
    stats[players.byKey.get(playerKey(index, nickname)) ?? players.byName.get(nickname) ?? -1];
  for (const [round, tally] of builder.tallies.entries()) {
    for (const { index, nickname, key, amount } of tally.score) {
      const playerStats = statsOf(index, nickname);
      if (playerStats === undefined) continue;
      playerStats.getRound(round).score += amount;
      add(playerStats.scoreByReason, names.text(key), amount);
    }
    for (const { index, nickname, key, amount } of tally.medals) {
      const playerStats = statsOf(index, nickname);
      if (playerStats === undefined) continue;
      const medal = names.text(key);
      if (medal === 'PvpMvpWin' || medal === 'PveMvp') playerStats.getRound(round).mvp += amount;
      add(playerStats.medals, medal, amount);
    }
  }
}

function addKills(
  builder: MatchBuilder,
  names: Interner,
  { byName }: Players,
  stats: readonly PlayerStats[],
): LogKill[] {
  const kills: LogKill[] = [];
  for (const entry of builder.kills) {
    const owner = names.owner[entry.victim] as number;
    const victim = byName.get(owner);
    if (victim === undefined) continue;
    const killer = byName.get(entry.killer) ?? -1;
    const isVehicle = owner === entry.victim;
    const weapon = entry.weapon < 0 ? NO_TEXT : (names.owner[entry.weapon] as number);
    const part = names.text(weapon);
    const assists: number[] = [];
    for (const name of entry.assists) {
      const slotIndex = byName.get(name);
      if (slotIndex === undefined || slotIndex === killer || slotIndex === victim) continue;
      if (!assists.includes(slotIndex)) assists.push(slotIndex);
    }
    kills.push({
      after: Math.max(0, entry.at - builder.startedAt),
      killer,
      victim,
      part: part === '' || part === NO_PART ? null : part,
      entity: names.suffix(entry.victim),
      assists,
    });
    const killerStats = killer === victim ? undefined : stats[killer];
    if (!isVehicle) {
      if (killerStats !== undefined) killerStats.getRound(entry.round).droneKills++;
      continue;
    }
    (stats[victim] as PlayerStats).getRound(entry.round).deaths++;
    for (const slotIndex of assists)
      (stats[slotIndex] as PlayerStats).getRound(entry.round).assists++;
    if (killerStats === undefined) continue;
    killerStats.getRound(entry.round).kills++;
    const use = killerStats.getPartUse(weapon, names);
    if (use !== null) use.kills++;
  }
  return kills;
}

function add(sums: Record<string, number>, key: string, amount: number): void {
  const sum = sums[key];
  sums[key] = typeof sum === 'number' ? sum + amount : amount;
}
