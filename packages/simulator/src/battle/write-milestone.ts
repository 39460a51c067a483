import { awardScore, type BattleState, writeLine } from './battle-state.ts';

/** How many stages a raid has; a milestone is between two of them. */
const STAGES = 4;
const OBJECTIVE_POINTS = 40;

/**
 * Writes that the next wave of a raid begins, or that everyone gets points for an objective, whenever a quarter
 * of its enemies is down.
 */
export function writeMilestone(battle: BattleState, at: number): void {
  const { milestone, vehicles } = battle;
  if (milestone === null) return;
  const enemies = vehicles.filter(({ team }) => team === 2);
  const downCount = enemies.filter(({ isAlive }) => !isAlive).length;
  const enemiesPerStage = Math.ceil(enemies.length / STAGES);
  if (downCount === 0 || downCount % enemiesPerStage !== 0 || downCount === enemies.length) return;
  if (milestone === 'wave') {
    writeLine(battle, at, `Wave:${downCount / enemiesPerStage + 1}`);
    return;
  }
  for (const vehicle of vehicles) {
    if (vehicle.isAlive && vehicle.team === 1) {
      awardScore(battle, at, vehicle, OBJECTIVE_POINTS, 'OBJECTIVE');
    }
  }
}
