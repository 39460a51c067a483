import type { ModeSpec } from '../modes.ts';
import { awardMedal, awardScore, type Field } from './field.ts';
import type { Vehicle } from './vehicle.ts';

export interface FightEnd {
  at: number;
  reason: string;
  winner: number;
  winReason: string;
}

/** Returns the reasons that the log gives when one side has no vehicles left. */
export function eliminationReasons(mode: ModeSpec, winner: number, free: boolean, rounds: boolean) {
  if (rounds) return { reason: 'no_cars', winReason: 'MORE_CARS_LEFT' };
  if (mode.sides === 'pve') {
    return winner === 1 && mode.ending === 'OBJECTIVE_COMPLETE'
      ? { reason: 'unknown', winReason: mode.ending }
      : { reason: 'no_cars', winReason: 'MORE_CARS_LEFT' };
  }
  return { reason: 'no_cars', winReason: free ? mode.ending : 'MORE_CARS_LEFT' };
}

function findStrongestTeam(field: Field): { team: number; equal: boolean } {
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

/** Ends a round by capture: the stronger side takes the base. */
export function endByCapture(field: Field, at: number, mode: ModeSpec, rounds: boolean): FightEnd {
  const { team } = findStrongestTeam(field);
  const holders = field.vehicles.filter((vehicle) => vehicle.alive && vehicle.team === team);
  for (const holder of holders.slice(0, field.random.between(1, 3))) {
    awardScore(field, at, holder, field.random.chance(0.6) ? 150 : 200, 'POINT_CAPTURE');
    if (field.random.chance(0.5)) awardMedal(field, at, holder, 'PvpInvader');
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

/** Ends a round on time: more vehicles left, or more kills, wins. */
export function endByTimeout(field: Field, at: number, mode: ModeSpec, rounds: boolean): FightEnd {
  if (mode.sides === 'pve') return { at, reason: 'timer', winner: 2, winReason: 'NONE' };
  if (mode.sides === 'all') {
    let best: Vehicle | null = null;
    for (const vehicle of field.vehicles) {
      if (!best || vehicle.numbers.kills > best.numbers.kills) best = vehicle;
    }
    const winner = mode.ending === 'NONE' ? 0 : (best?.team ?? 0);
    return { at, reason: 'timer', winner, winReason: mode.ending };
  }
  const { team, equal } = findStrongestTeam(field);
  if (equal) return { at, reason: 'timer', winner: 0, winReason: 'NONE' };
  return {
    at,
    reason: 'timer',
    winner: team,
    winReason:
      rounds || field.random.chance(0.8) ? 'MORE_CARS_LEFT_TIMER' : 'MORE_BASE_CAPTURED_TIMER',
  };
}
