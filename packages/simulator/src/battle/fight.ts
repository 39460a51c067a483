import type { ModeSpec } from '../modes.ts';
import { addIncidents } from './add-incidents.ts';
import { type BattleState, writeLine } from './battle-state.ts';
import { despawnEntity, recordEntityHit, recordHit } from './damage.ts';
import { deploy, findRemainingTeams, NEVER, respawn } from './deploy.ts';
import { destroy } from './destroy.ts';
import { detachPart } from './detach-part.ts';
import {
  chooseEliminationReasons,
  endByCapture,
  endByTimeout,
  type FightEnd,
} from './fight-end.ts';
import type { Vehicle } from './vehicle.ts';
import { writeMilestone } from './write-milestone.ts';

/** Fights one round, from the moment the battle is active. */
export function fight(
  battle: BattleState,
  from: number,
  mode: ModeSpec,
  hasRounds: boolean,
): FightEnd {
  const { random, vehicles } = battle;
  const timeoutAt = from + mode.limitSeconds * 1000;
  const isFreeForAll = mode.sides === 'freeForAll';
  const captureAt =
    mode.sides === 'two' && random.chance(0.2) ? from + random.between(50_000, 165_000) : NEVER;
  deploy(battle, from, mode);
  for (;;) {
    let actor: Vehicle | null = null;
    let at = NEVER;
    for (const vehicle of vehicles) {
      if (vehicle.nextAt < at) {
        at = vehicle.nextAt;
        actor = vehicle;
      }
    }
    if (at >= captureAt) return endByCapture(battle, captureAt, mode, hasRounds);
    if (!actor || at >= timeoutAt) return endByTimeout(battle, timeoutAt, mode, hasRounds);
    if (!actor.isAlive) respawn(battle, at, actor);
    else act(battle, at, actor, mode);
    if (actor.targetSlot === ROUND_MAY_BE_DECIDED) {
      const remaining = findRemainingTeams(vehicles, mode.respawns);
      if (remaining.size <= 1) {
        const winner = remaining.values().next().value ?? 0;
        return {
          at: battle.now + random.between(9, 20),
          winner,
          ...chooseEliminationReasons(mode, winner, isFreeForAll, hasRounds),
        };
      }
      actor.targetSlot = -1;
    }
  }
}

/** The target slot of an actor whose action may have decided the round. */
const ROUND_MAY_BE_DECIDED = -2;

function chooseTarget(battle: BattleState, actor: Vehicle): Vehicle | null {
  const { random, vehicles } = battle;
  let first: Vehicle | null = null;
  let second: Vehicle | null = null;
  let candidates = 0;
  for (const vehicle of vehicles) {
    if (!vehicle.isAlive || !vehicle.hasEntered || vehicle.team === actor.team) continue;
    candidates++;
    if (random.next() * candidates < 1) {
      second = first;
      first = vehicle;
    } else if (!second || random.chance(0.3)) second = vehicle;
  }
  if (first && second && second.durability < first.durability && random.chance(0.62)) return second;
  return first;
}

function act(battle: BattleState, at: number, actor: Vehicle, mode: ModeSpec): void {
  const { random } = battle;
  if (!actor.hasEntered && enterBattle(battle, at, actor, mode)) return;
  if (at >= actor.leavesAt) {
    leaveBattle(battle, at, actor, mode);
    return;
  }
  const target = actor.targetSlot >= 0 ? battle.vehicles[actor.targetSlot] : undefined;
  if (!target?.isAlive || at >= actor.burstEndsAt) {
    const next = chooseTarget(battle, actor);
    if (!next) {
      actor.nextAt = at + 1_500;
      return;
    }
    actor.targetSlot = next.slot;
    actor.sourceIndex = actor.gunCount === 1 ? 0 : random.weightedIndex(actor.gunShares);
    const gapMs = 500 + random.exponential(actor.seat.bot ? 5_300 : 4_400);
    actor.nextAt = at + Math.floor(gapMs);
    actor.burstEndsAt = actor.nextAt + 500 + random.exponential(3_300);
    if (actor.entityCount > 0 && random.chance(0.03 * Math.min(1, battle.density * 2))) {
      actor.entityCount--;
      despawnEntity(battle, at, actor);
    }
    return;
  }
  shoot(battle, at, actor, target, mode);
}

/** Brings in a vehicle that was absent at the start; returns whether that was its whole action. */
function enterBattle(battle: BattleState, at: number, actor: Vehicle, mode: ModeSpec): boolean {
  actor.hasEntered = true;
  if (actor.seat.isUnlisted) {
    respawn(battle, at, actor);
    return true;
  }
  if (mode.enemyName) writeLine(battle, at, `Spawn mob. def '${actor.seat.nickname}'`);
  return false;
}

function shoot(
  battle: BattleState,
  at: number,
  actor: Vehicle,
  target: Vehicle,
  mode: ModeSpec,
): void {
  const { random, density } = battle;
  const source = actor.sources[actor.sourceIndex] as Vehicle['sources'][number];
  const intervalMs = Math.min(source.intervalMs / density, Math.max(source.intervalMs, 1_600));
  actor.nextAt = at + Math.max(20, Math.round(intervalMs * random.range(0.82, 1.2)));
  if (random.chance(0.14)) return;
  let amount = source.damagePerMs * intervalMs * 1.16 * random.range(0.45, 1.55);
  if (random.chance(0.035)) amount *= 2.4;
  if (target.entityCount > 0 && random.chance(0.06)) {
    recordEntityHit(battle, at, actor, target, actor.sourceIndex, Math.round(amount / 2));
    return;
  }
  const expectedLineCount = source.linesPerShot * density * (intervalMs / source.intervalMs);
  const lineCount = Math.max(1, Math.floor(expectedLineCount + random.next()));
  // Most lines name only the owner, some the deployed entity.
  const isByEntity = source.entity !== null && random.chance(0.02);
  for (let i = 0; i < lineCount; i++) {
    const portion = i === lineCount - 1 ? amount : amount * random.range(0.15, 0.75);
    amount -= portion;
    const isCabinHit = random.chance(source.cabinShare);
    recordHit(
      battle,
      at,
      actor,
      target,
      actor.sourceIndex,
      Math.max(1, Math.round(portion)),
      isCabinHit,
      isByEntity,
    );
    if (target.durability <= 0) break;
  }
  if (random.chance(0.3 * Math.min(lineCount, 3))) detachPart(battle, at, actor, target);
  addIncidents(battle, at, actor, target, source);
  if (target.durability <= 0) {
    const killerName = isByEntity ? `${actor.seat.nickname}:${source.entity}` : undefined;
    destroyVehicle(battle, at, target, actor, mode, killerName);
    if (mode.sides === 'two' && random.chance(0.05) && isLastAlive(battle, actor)) {
      // Both vehicles die in one explosion: a draw.
      destroy(battle, at, actor, null);
    } else actor.nextAt = at + random.between(600, 3_500);
    actor.targetSlot = ROUND_MAY_BE_DECIDED;
  }
}

const isLastAlive = (battle: BattleState, actor: Vehicle) =>
  battle.vehicles.every((vehicle) => vehicle === actor || !vehicle.isAlive);

function destroyVehicle(
  battle: BattleState,
  at: number,
  victim: Vehicle,
  killer: Vehicle | null,
  mode: ModeSpec,
  killerName?: string,
) {
  destroy(battle, at, victim, killer, killerName);
  if (victim.team === 2) writeMilestone(battle, at);
  const respawns = mode.sides === 'pve' && victim.team === 2 ? 0 : mode.respawns;
  if (victim.spawnCount <= respawns && victim.leavesAt > at) {
    victim.nextAt = at + battle.random.between(6_000, 10_000);
  }
}

/** Makes a driver give up: they self-destruct, or abandon their vehicle. */
function leaveBattle(battle: BattleState, at: number, actor: Vehicle, mode: ModeSpec): void {
  const { random } = battle;
  actor.leavesAt = NEVER;
  actor.nextAt = NEVER;
  if (random.chance(0.35)) return;
  const killer =
    actor.lastHitBy >= 0 && at - actor.lastHitAt < 15_000
      ? (battle.vehicles[actor.lastHitBy] as Vehicle)
      : null;
  const remaining = Math.max(100, actor.durability);
  recordHit(battle, at, actor, actor, actor.sources.length - 1, remaining, true);
  destroyVehicle(battle, at, actor, killer, { ...mode, respawns: 0 });
  actor.nextAt = NEVER;
  actor.targetSlot = ROUND_MAY_BE_DECIDED;
}
