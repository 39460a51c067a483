import { awardScore, type BattleState } from './battle-state.ts';
import { recordHit } from './damage.ts';
import type { FightEnd } from './fight-end.ts';
import type { Vehicle } from './vehicle.ts';

/** Runs a race: checkpoints give points, collisions a little damage. */
export function race(battle: BattleState, from: number, limitSeconds: number): FightEnd {
  const { random, vehicles } = battle;
  const checkpointCount = 9;
  const passes = vehicles.flatMap((vehicle) => {
    vehicle.isAlive = true;
    const msPerCheckpoint =
      13_500 * Math.exp(-0.06 * vehicle.seat.skill) * random.range(0.93, 1.12);
    return Array.from({ length: checkpointCount }, (_, i) => ({
      vehicle,
      at: from + Math.round(msPerCheckpoint * (i + 1 + random.range(-0.1, 0.1))),
      isLast: i === checkpointCount - 1,
    }));
  });
  passes.sort((a, b) => a.at - b.at);
  for (const { vehicle, at, isLast } of passes) {
    if (at > from + limitSeconds * 1000) break;
    if (random.chance(0.4)) {
      const collided = random.pick(vehicles);
      if (collided !== vehicle) {
        recordHit(
          battle,
          at,
          vehicle,
          collided,
          vehicle.gunCount + random.below(3),
          random.between(50, 6_000),
          false,
        );
      }
    }
    awardScore(battle, at, vehicle, 25, 'OBJECTIVE');
    if (isLast) return finish(vehicle, at);
  }
  return { at: from + limitSeconds * 1000, reason: 'timer', winner: 0, winReason: 'NONE' };
}

const finish = (winner: Vehicle, at: number): FightEnd => ({
  at,
  reason: 'unknown',
  winner: winner.team,
  winReason: 'RACE_FIRST',
});
