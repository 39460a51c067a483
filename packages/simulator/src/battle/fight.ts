import type { ModeSpec } from '../modes.ts';
import { applyCollateral } from './apply-collateral.ts';
import { despawnEntity, hit, hitEntity } from './damage.ts';
import { deploy, NEVER, remainingTeams, respawn } from './deploy.ts';
import { detachPart } from './detach-part.ts';
import { type Field, writeLine } from './field.ts';
import { eliminationReasons, endByCapture, endByTimeout, type FightEnd } from './fight-end.ts';
import { destroy } from './kill.ts';
import type { Vehicle } from './vehicle.ts';

/** Fights one round, from the moment the battle is active. */
export function fight(field: Field, from: number, mode: ModeSpec, hasRounds: boolean): FightEnd {
  const { random, vehicles } = field;
  const limit = from + mode.limit * 1000;
  const isFreeForAll = mode.sides === 'all';
  const captureAt =
    mode.sides === 'two' && random.chance(0.2) ? from + random.between(50_000, 165_000) : NEVER;
  deploy(field, from, mode);
  for (;;) {
    let actor: Vehicle | null = null;
    let at = NEVER;
    for (const vehicle of vehicles) {
      if (vehicle.nextAt < at) {
        at = vehicle.nextAt;
        actor = vehicle;
      }
    }
    if (at >= captureAt) return endByCapture(field, captureAt, mode, hasRounds);
    if (!actor || at >= limit) return endByTimeout(field, limit, mode, hasRounds);
    if (!actor.alive) respawn(field, at, actor);
    else act(field, at, actor, mode);
    if (actor.target === MAY_BE_DECIDED) {
      const left = remainingTeams(vehicles, mode.respawns);
      if (left.size <= 1) {
        const winner = left.values().next().value ?? 0;
        return {
          at: field.now + random.between(9, 20),
          winner,
          ...eliminationReasons(mode, winner, isFreeForAll, hasRounds),
        };
      }
      actor.target = -1;
    }
  }
}

/** The target of an actor whose action may have decided the round. */
const MAY_BE_DECIDED = -2;

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
  if (!actor.active && enterBattle(field, at, actor, mode)) return;
  if (at >= actor.leavesAt) {
    leaveBattle(field, at, actor, mode);
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

/** Brings in a vehicle that was absent at the start; returns whether that was its whole action. */
function enterBattle(field: Field, at: number, actor: Vehicle, mode: ModeSpec): boolean {
  actor.active = true;
  if (actor.seat.unlisted) {
    respawn(field, at, actor);
    return true;
  }
  if (mode.enemies) writeLine(field, at, `Spawn mob. def '${actor.seat.nickname}'`);
  return false;
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
  // Most lines name only the owner, some the deployed entity.
  const byEntity = source.entity !== null && random.chance(0.02);
  for (let i = 0; i < lines; i++) {
    const part = i === lines - 1 ? amount : amount * random.range(0.15, 0.75);
    amount -= part;
    const cabin = random.chance(source.cabinShare);
    hit(field, at, actor, target, actor.source, Math.max(1, Math.round(part)), cabin, byEntity);
    if (target.durability <= 0) break;
  }
  if (random.chance(0.3 * Math.min(lines, 3))) detachPart(field, at, actor, target);
  applyCollateral(field, at, actor, target, source);
  if (target.durability <= 0) {
    const name = byEntity ? `${actor.seat.nickname}:${source.entity}` : undefined;
    destroyVehicle(field, at, target, actor, mode, name);
    if (mode.sides === 'two' && random.chance(0.05) && isLastAlive(field, actor)) {
      // Both vehicles die in one explosion: a draw.
      destroy(field, at, actor, null);
    } else actor.nextAt = at + random.between(600, 3_500);
    actor.target = MAY_BE_DECIDED;
  }
}

const isLastAlive = (field: Field, actor: Vehicle) =>
  field.vehicles.every((vehicle) => vehicle === actor || !vehicle.alive);

function destroyVehicle(
  field: Field,
  at: number,
  victim: Vehicle,
  killer: Vehicle | null,
  mode: ModeSpec,
  killerName?: string,
) {
  destroy(field, at, victim, killer, killerName);
  const lives = mode.sides === 'pve' && victim.team === 2 ? 0 : mode.respawns;
  if (victim.spawns <= lives && victim.leavesAt > at) {
    victim.nextAt = at + field.random.between(6_000, 10_000);
  }
}

/** Makes a driver give up: they self-destruct, or abandon their vehicle. */
function leaveBattle(field: Field, at: number, actor: Vehicle, mode: ModeSpec): void {
  const { random } = field;
  actor.leavesAt = NEVER;
  actor.nextAt = NEVER;
  if (random.chance(0.35)) return;
  const killer =
    actor.lastHitBy >= 0 && at - actor.lastHitAt < 15_000
      ? (field.vehicles[actor.lastHitBy] as Vehicle)
      : null;
  const left = Math.max(100, actor.durability);
  hit(field, at, actor, actor, actor.sources.length - 1, left, true);
  destroyVehicle(field, at, actor, killer, { ...mode, respawns: 0 });
  actor.nextAt = NEVER;
  actor.target = MAY_BE_DECIDED;
}
