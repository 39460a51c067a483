import type { WorldOptions } from './world.ts';

/**
 * The world of a fresh installation: a year of 400 players and 4,000 matches up to now, at a density
 * that keeps its logs small (totals are those of full logs).
 */
export const demoOptions = (now: number): WorldOptions => ({
  seed: 20_170_530,
  players: 400,
  matches: 4_000,
  from: now - 365 * 86_400_000,
  to: now,
  density: 0.12,
  uploadersPerMatch: 1.5,
});
