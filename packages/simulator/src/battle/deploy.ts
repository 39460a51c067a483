import type { ModeSpec } from '../modes.ts';
import { type BattleState, cellIndex, SOURCE_SLOTS, writeLine } from './battle-state.ts';
import { entityOf } from './damage.ts';
import { formatSpawnLine } from './line-text.ts';
import type { Vehicle } from './vehicle.ts';

/** The time of an event that will not happen. */
export const NEVER = Number.POSITIVE_INFINITY;

/** Places all vehicles for a round; PvE enemies arrive in waves. */
export function deploy(battle: BattleState, from: number, mode: ModeSpec): void {
  const { random } = battle;
  let wave = 0;
  for (const vehicle of battle.vehicles) {
    vehicle.isAlive = true;
    vehicle.hasEntered = true;
    vehicle.targetSlot = -1;
    vehicle.durability = vehicle.maxDurability;
    vehicle.burstEndsAt = 0;
    vehicle.entityCount = entityOf(vehicle) ? random.between(2, 6) : 0;
    vehicle.entityDurability = random.between(3_800, 14_000);
    vehicle.nextAt = from + random.between(11_000, 27_000);
    vehicle.leavesAt =
      vehicle.seat.leavesAfterShare === null
        ? NEVER
        : from + vehicle.seat.leavesAfterShare * mode.limitSeconds * 1000;
    if (vehicle.seat.isUnlisted) {
      vehicle.hasEntered = false;
      vehicle.nextAt += random.between(0, 30_000);
    }
    if (mode.sides === 'pve' && vehicle.team === 2) {
      vehicle.nextAt += Math.floor(wave / 4) * 26_000;
      vehicle.hasEntered = wave < 4;
      wave++;
    }
  }
}

/** Brings a player back in an undamaged vehicle. */
export function respawn(battle: BattleState, at: number, vehicle: Vehicle): void {
  vehicle.isAlive = true;
  vehicle.spawnCount++;
  vehicle.durability = vehicle.maxDurability;
  vehicle.targetSlot = -1;
  vehicle.nextAt = at + battle.random.between(3_000, 9_000);
  clearDamageTaken(battle, vehicle);
  const { seat } = vehicle;
  writeLine(
    battle,
    at,
    formatSpawnLine(seat.index, seat.nickname, seat.team, vehicle.spawnCount, seat.build.hash),
  );
}

/** Clears the damage recorded against a vehicle, which starts again undamaged. */
export function clearDamageTaken(battle: BattleState, victim: Vehicle): void {
  const start = cellIndex(battle, victim.slot, 0, 0);
  const end = start + battle.vehicles.length * SOURCE_SLOTS;
  battle.damageDealt.fill(0, start, end);
  battle.hasHitCabin.fill(0, start, end);
}

/** Returns the teams that still have a vehicle, or one about to respawn. */
export function findRemainingTeams(vehicles: Vehicle[], respawns: number): Set<number> {
  const teams = new Set<number>();
  for (const vehicle of vehicles) {
    if (vehicle.isAlive || (respawns > 0 && vehicle.nextAt !== NEVER)) teams.add(vehicle.team);
  }
  return teams;
}
