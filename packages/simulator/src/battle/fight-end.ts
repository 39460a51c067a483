import type { ModeSpec } from '../modes.ts';
import { awardMedal, awardScore, type BattleState } from './battle-state.ts';
import type { Vehicle } from './vehicle.ts';

export interface FightEnd {
  at: number;
  reason: string;
  winner: number;
  winReason: string;
}

/** Returns the reasons that the log gives when one side has no vehicles left. */
export function chooseEliminationReasons(
  mode: ModeSpec,
  winner: number,
  isFreeForAll: boolean,
  hasRounds: boolean,
) {
  if (hasRounds) return { reason: 'no_cars', winReason: 'MORE_CARS_LEFT' };
  if (mode.sides === 'pve') {
    return winner === 1 && mode.winReason === 'OBJECTIVE_COMPLETE'
      ? { reason: 'unknown', winReason: mode.winReason }
      : { reason: 'no_cars', winReason: 'MORE_CARS_LEFT' };
  }
  return { reason: 'no_cars', winReason: isFreeForAll ? mode.winReason : 'MORE_CARS_LEFT' };
}

/** Returns the team with the most vehicles left. */
function findStrongestTeam(battle: BattleState): { team: number; isTie: boolean } {
  const aliveCounts = new Map<number, number>();
  for (const vehicle of battle.vehicles) {
    if (!vehicle.seat.bot || vehicle.isAlive) {
      aliveCounts.set(
        vehicle.team,
        (aliveCounts.get(vehicle.team) ?? 0) + (vehicle.isAlive ? 1 : 0),
      );
    }
  }
  let team = 0;
  let best = -1;
  let isTie = false;
  for (const [candidate, count] of aliveCounts) {
    if (count === best) isTie = true;
    if (count > best) {
      best = count;
      team = candidate;
      isTie = false;
    }
  }
  return { team, isTie };
}

/** Ends a round by capture: the stronger side takes the base. */
export function endByCapture(
  battle: BattleState,
  at: number,
  mode: ModeSpec,
  hasRounds: boolean,
): FightEnd {
  const { team } = findStrongestTeam(battle);
  const capturers = battle.vehicles.filter((vehicle) => vehicle.isAlive && vehicle.team === team);
  for (const capturer of capturers.slice(0, battle.random.between(1, 3))) {
    awardScore(battle, at, capturer, battle.random.chance(0.6) ? 150 : 200, 'POINT_CAPTURE');
    if (battle.random.chance(0.5)) awardMedal(battle, at, capturer, 'PvpInvader');
  }
  return {
    at: at + battle.random.between(5, 900),
    reason: 'base_captured',
    winner: team,
    winReason:
      !hasRounds && mode.gameplays.includes('Domination') && battle.random.chance(0.3)
        ? 'DOMINATION'
        : 'MORE_BASE_CAPTURED',
  };
}

/** Ends a round on time: more vehicles left, or more kills, wins. */
export function endByTimeout(
  battle: BattleState,
  at: number,
  mode: ModeSpec,
  hasRounds: boolean,
): FightEnd {
  if (mode.sides === 'pve') return { at, reason: 'timer', winner: 2, winReason: 'NONE' };
  if (mode.sides === 'freeForAll') {
    let best: Vehicle | null = null;
    for (const vehicle of battle.vehicles) {
      if (!best || vehicle.numbers.kills > best.numbers.kills) best = vehicle;
    }
    const winner = mode.winReason === 'NONE' ? 0 : (best?.team ?? 0);
    return { at, reason: 'timer', winner, winReason: mode.winReason };
  }
  const { team, isTie } = findStrongestTeam(battle);
  if (isTie) return { at, reason: 'timer', winner: 0, winReason: 'NONE' };
  return {
    at,
    reason: 'timer',
    winner: team,
    winReason:
      hasRounds || battle.random.chance(0.8) ? 'MORE_CARS_LEFT_TIMER' : 'MORE_BASE_CAPTURED_TIMER',
  };
}
