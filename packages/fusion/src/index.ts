export type { AttemptOdds } from './attempt-odds.ts';
export { type CostOdds, chanceWithin, computeCostOdds, costQuantile } from './compute-cost-odds.ts';
export * from './compute-fusion.ts';
export { type BestChance, findBestChance } from './find-best-chance.ts';
export * from './fusion-plan.ts';
export { type HitSet, sizeOf } from './hit-sets.ts';
export type { Policy } from './policy.ts';
export { type Attempt, simulateAttempts } from './simulate-attempts.ts';
