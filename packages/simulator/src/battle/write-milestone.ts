import { awardScore, type BattleState, writeLine } from './battle-state.ts';

/** How many stages a raid has; a milestone is between two of them. */
const STAGES = 4;
const OBJECTIVE_POINTS = 40;

/**
 * Writes that the next wave of a raid begins, or that everyone gets points for an objective, whenever another
 * quarter of its enemies is destroyed.
 */
export function writeMilestone(battle: BattleState, at: number): void {
  const { milestone, vehicles } = battle;
  if (milestone === null) return;
  const enemies = vehicles.filter(({ team }) => team === 2);
  const destroyedCount = enemies.filter(({ isAlive }) => !isAlive).length;
  const enemiesPerStage = Math.ceil(enemies.length / STAGES);
  if (
    destroyedCount === 0 ||
    destroyedCount % enemiesPerStage !== 0 ||
    destroyedCount === enemies.length
  )
    return;
  if (milestone === 'wave') {
    writeLine(battle, at, `Wave:${destroyedCount / enemiesPerStage + 1}`);
    return;
  }
  for (const vehicle of vehicles) {
    if (vehicle.isAlive && vehicle.team === 1) {
      awardScore(battle, at, vehicle, OBJECTIVE_POINTS, 'OBJECTIVE');
    }
  }
}
