import type { ModeSpec } from '../modes.ts';
import { despawnEntity, entityOf, hit, hitByWorld, hitEntity } from './damage.ts';
import { cell, type Field, score, sourceSlots, stripe, write } from './field.ts';
import { destroy } from './kill.ts';
import { spawnLine } from './line-text.ts';
import type { DamageSource, Vehicle } from './vehicle.ts';

export interface FightEnd {
  at: number;
  reason: string;
  winner: number;
  winReason: string;
}

const never = Number.POSITIVE_INFINITY;

/** The battle of one round, from the moment it is active. */
export function fight(field: Field, from: number, mode: ModeSpec, rounds: boolean): FightEnd {
  const { random, vehicles } = field;
  const limit = from + mode.limit * 1000;
  const free = mode.sides === 'all';
  const captureAt =
    mode.sides === 'two' && random.chance(0.2) ? from + random.between(50_000, 165_000) : never;
  deploy(field, from, mode);
  for (;;) {
    let actor: Vehicle | null = null;
    let at = never;
    for (const vehicle of vehicles) {
      if (vehicle.nextAt < at) {
        at = vehicle.nextAt;
        actor = vehicle;
      }
    }
    if (at >= captureAt) return captured(field, captureAt, mode, rounds);
    if (!actor || at >= limit) return timedOut(field, limit, mode, rounds);
    if (!actor.alive) respawn(field, at, actor);
    else act(field, at, actor, mode);
    if (actor.target === decided) {
      const left = sidesLeft(vehicles, mode.respawns);
      if (left.size <= 1) {
        const winner = left.values().next().value ?? 0;
        return {
          at: field.now + random.between(9, 20),
          winner,
          ...wording(mode, winner, free, rounds),
        };
      }
      actor.target = -1;
    }
  }
}

/** Marks an actor whose action may have decided the round. */
const decided = -2;

function wording(mode: ModeSpec, winner: number, free: boolean, rounds: boolean) {
  if (rounds) return { reason: 'no_cars', winReason: 'MORE_CARS_LEFT' };
  if (mode.sides === 'pve') {
    return winner === 1 && mode.ending === 'OBJECTIVE_COMPLETE'
      ? { reason: 'unknown', winReason: mode.ending }
      : { reason: 'no_cars', winReason: 'MORE_CARS_LEFT' };
  }
  return { reason: 'no_cars', winReason: free ? mode.ending : 'MORE_CARS_LEFT' };
}

function deploy(field: Field, from: number, mode: ModeSpec): void {
  const { random } = field;
  let wave = 0;
  for (const vehicle of field.vehicles) {
    vehicle.alive = true;
    vehicle.active = true;
    vehicle.target = -1;
    vehicle.durability = vehicle.maxDurability;
    vehicle.burstEnds = 0;
    vehicle.entities = entityOf(vehicle) ? random.between(2, 6) : 0;
    vehicle.entityDurability = random.between(3_800, 14_000);
    vehicle.nextAt = from + random.between(11_000, 27_000);
    vehicle.leavesAt =
      vehicle.seat.leavesAt === null ? never : from + vehicle.seat.leavesAt * mode.limit * 1000;
    if (mode.sides === 'pve' && vehicle.team === 2) {
      vehicle.nextAt += Math.floor(wave / 4) * 26_000;
      vehicle.active = wave < 4;
      wave++;
    }
  }
}

function respawn(field: Field, at: number, vehicle: Vehicle): void {
  vehicle.alive = true;
  vehicle.spawns++;
  vehicle.durability = vehicle.maxDurability;
  vehicle.target = -1;
  vehicle.nextAt = at + field.random.between(3_000, 9_000);
  forget(field, vehicle);
  const { seat } = vehicle;
  write(
    field,
    at,
    spawnLine(seat.index, seat.nickname, seat.team, vehicle.spawns, seat.build.hash),
  );
}

/** A repaired vehicle starts with nobody's damage on it. */
export function forget(field: Field, victim: Vehicle): void {
  const begin = cell(field, victim.slot, 0, 0);
  const end = begin + field.vehicles.length * sourceSlots;
  field.dealt.fill(0, begin, end);
  field.dealtCabin.fill(0, begin, end);
}

function sidesLeft(vehicles: Vehicle[], respawns: number): Set<number> {
  const left = new Set<number>();
  for (const vehicle of vehicles) {
    if (vehicle.alive || (respawns > 0 && vehicle.nextAt !== never)) left.add(vehicle.team);
  }
  return left;
}

function chooseTarget(field: Field, actor: Vehicle): Vehicle | null {
  const { random, vehicles } = field;
  let first: Vehicle | null = null;
  let second: Vehicle | null = null;
  let seen = 0;
  for (const vehicle of vehicles) {
    if (!vehicle.alive || !vehicle.active || vehicle.team === actor.team) continue;
    seen++;
    if (random.next() * seen < 1) {
      second = first;
      first = vehicle;
    } else if (!second || random.chance(0.3)) second = vehicle;
  }
  if (first && second && second.durability < first.durability && random.chance(0.62)) return second;
  return first;
}

function act(field: Field, at: number, actor: Vehicle, mode: ModeSpec): void {
  const { random } = field;
  actor.active = true;
  if (at >= actor.leavesAt) {
    leave(field, at, actor, mode);
    return;
  }
  const target = actor.target >= 0 ? field.vehicles[actor.target] : undefined;
  if (!target?.alive || at >= actor.burstEnds) {
    const next = chooseTarget(field, actor);
    if (!next) {
      actor.nextAt = at + 1_500;
      return;
    }
    actor.target = next.slot;
    actor.source = actor.guns === 1 ? 0 : random.weighted(actor.gunShares);
    const gap = 500 + random.exponential(actor.seat.bot ? 5_300 : 4_400);
    actor.nextAt = at + Math.floor(gap);
    actor.burstEnds = actor.nextAt + 500 + random.exponential(3_300);
    if (actor.entities > 0 && random.chance(0.03 * Math.min(1, field.density * 2))) {
      actor.entities--;
      despawnEntity(field, at, actor);
    }
    return;
  }
  shoot(field, at, actor, target, mode);
}

function shoot(field: Field, at: number, actor: Vehicle, target: Vehicle, mode: ModeSpec): void {
  const { random, density } = field;
  const source = actor.sources[actor.source] as Vehicle['sources'][number];
  const interval = Math.min(source.interval / density, Math.max(source.interval, 1_600));
  actor.nextAt = at + Math.max(20, Math.round(interval * random.range(0.82, 1.2)));
  if (random.chance(0.14)) return;
  let amount = source.rate * interval * 1.16 * random.range(0.45, 1.55);
  if (random.chance(0.035)) amount *= 2.4;
  if (target.entities > 0 && random.chance(0.06)) {
    hitEntity(field, at, actor, target, actor.source, Math.round(amount / 2));
    return;
  }
  const wanted = source.lines * density * (interval / source.interval);
  const lines = Math.max(1, Math.floor(wanted + random.next()));
  for (let i = 0; i < lines; i++) {
    const part = i === lines - 1 ? amount : amount * random.range(0.15, 0.75);
    amount -= part;
    const cabin = random.chance(source.cabinShare);
    hit(field, at, actor, target, actor.source, Math.max(1, Math.round(part)), cabin);
    if (target.durability <= 0) break;
  }
  if (random.chance(0.3 * Math.min(lines, 3))) detach(field, at, actor, target);
  aside(field, at, actor, target, source);
  if (target.durability <= 0) {
    destroyed(field, at, target, actor, mode);
    if (mode.sides === 'two' && random.chance(0.05) && lastOfAll(field, actor)) {
      // Two wrecks in one explosion: nobody wins.
      destroy(field, at, actor, null);
    } else actor.nextAt = at + random.between(600, 3_500);
    actor.target = decided;
  }
}

const lastOfAll = (field: Field, actor: Vehicle) =>
  field.vehicles.every((vehicle) => vehicle === actor || !vehicle.alive);

function destroyed(
  field: Field,
  at: number,
  victim: Vehicle,
  killer: Vehicle | null,
  mode: ModeSpec,
) {
  destroy(field, at, victim, killer);
  const lives = mode.sides === 'pve' && victim.team === 2 ? 0 : mode.respawns;
  if (victim.spawns <= lives && victim.leavesAt > at) {
    victim.nextAt = at + field.random.between(6_000, 10_000);
  }
}

function detach(field: Field, at: number, actor: Vehicle, target: Vehicle): void {
  const { random } = field;
  const scale = Math.min(1, field.density);
  const points = 1 + Math.floor(random.exponential(3.6 / scale));
  if (random.chance(0.12)) {
    const rank = target.seat.powerScore / 2_600 + random.normal(0, 0.9);
    const rarity =
      rank < 1.6
        ? 'Common'
        : rank < 2.4
          ? 'Rare'
          : rank < 3.2
            ? 'VeryRare'
            : rank < 4.6
              ? 'Epic'
              : 'Legendary';
    stripe(field, at, actor, `PvpDestroyDetails${rarity}`);
  }
  score(field, at, actor, points, 'PART_DETACH');
}

/** What happens beside the shooting: collisions, one's own blast, fires, points for interception. */
function aside(
  field: Field,
  at: number,
  actor: Vehicle,
  target: Vehicle,
  source: DamageSource,
): void {
  const { random } = field;
  const luck = random.next();
  if (luck > 0.026) return;
  // Fewer lines carry more each, so that totals stay what they are.
  const weight = 1 / Math.min(1, field.density);
  if (luck < 0.013) {
    const amount = random.exponential(2_600) * weight + 40;
    const part = actor.guns + random.below(3);
    hit(field, at, actor, target, part, Math.round(amount), random.chance(0.03));
    const back = Math.round(amount * random.range(0.1, 0.9)) + 1;
    if (actor.durability > back * 2) {
      hit(field, at, target, actor, target.guns + random.below(3), back, false);
    }
  } else if (luck < 0.023) {
    const own = random.between(30, 1_600);
    if (source.blast && actor.durability > own * 3) {
      hit(field, at, actor, actor, actor.source, own, random.chance(0.3));
    }
  } else if (luck < 0.0245) {
    if (actor.durability > 9_000) hitByWorld(field, at, actor);
  } else {
    score(field, at, actor, 2, 'INTERCEPT');
    if (random.chance(0.4)) stripe(field, at, actor, 'PvpStealthBreak');
  }
}

/** A driver gives up: he blows himself up, or leaves his vehicle standing. */
function leave(field: Field, at: number, actor: Vehicle, mode: ModeSpec): void {
  const { random } = field;
  actor.leavesAt = never;
  actor.nextAt = never;
  if (random.chance(0.35)) return;
  const hunter =
    actor.lastHitBy >= 0 && at - actor.lastHitAt < 15_000
      ? (field.vehicles[actor.lastHitBy] as Vehicle)
      : null;
  const left = Math.max(100, actor.durability);
  hit(field, at, actor, actor, actor.sources.length - 1, left, true);
  destroyed(field, at, actor, hunter, { ...mode, respawns: 0 });
  actor.nextAt = never;
  actor.target = decided;
}

function strongest(field: Field): { team: number; equal: boolean } {
  const alive = new Map<number, number>();
  for (const vehicle of field.vehicles) {
    if (!vehicle.seat.bot || vehicle.alive) {
      alive.set(vehicle.team, (alive.get(vehicle.team) ?? 0) + (vehicle.alive ? 1 : 0));
    }
  }
  let team = 0;
  let best = -1;
  let equal = false;
  for (const [candidate, count] of alive) {
    if (count === best) equal = true;
    if (count > best) {
      best = count;
      team = candidate;
      equal = false;
    }
  }
  return { team, equal };
}

function captured(field: Field, at: number, mode: ModeSpec, rounds: boolean): FightEnd {
  const { team } = strongest(field);
  const holders = field.vehicles.filter((vehicle) => vehicle.alive && vehicle.team === team);
  for (const holder of holders.slice(0, field.random.between(1, 3))) {
    score(field, at, holder, field.random.chance(0.6) ? 150 : 200, 'POINT_CAPTURE');
    if (field.random.chance(0.5)) stripe(field, at, holder, 'PvpInvader');
  }
  return {
    at: at + field.random.between(5, 900),
    reason: 'base_captured',
    winner: team,
    winReason:
      !rounds && mode.gameplays.includes('Domination') && field.random.chance(0.3)
        ? 'DOMINATION'
        : 'MORE_BASE_CAPTURED',
  };
}

function timedOut(field: Field, at: number, mode: ModeSpec, rounds: boolean): FightEnd {
  if (mode.sides === 'pve') return { at, reason: 'timer', winner: 2, winReason: 'NONE' };
  if (mode.sides === 'all') {
    let best: Vehicle | null = null;
    for (const vehicle of field.vehicles) {
      if (!best || vehicle.numbers.kills > best.numbers.kills) best = vehicle;
    }
    const winner = mode.ending === 'NONE' ? 0 : (best?.team ?? 0);
    return { at, reason: 'timer', winner, winReason: mode.ending };
  }
  const { team, equal } = strongest(field);
  if (equal) return { at, reason: 'timer', winner: 0, winReason: 'NONE' };
  return {
    at,
    reason: 'timer',
    winner: team,
    winReason:
      rounds || field.random.chance(0.8) ? 'MORE_CARS_LEFT_TIMER' : 'MORE_BASE_CAPTURED_TIMER',
  };
}
