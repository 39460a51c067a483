import { countSets, type HitSet } from './hit-sets.ts';

/** The set to keep with stabilisers for the next attempt, by the set that the last attempt left. */
export type Policy = readonly HitSet[];

/** Returns the policy that uses no stabilisers. */
export function neverStabilise(categories: number): Policy {
  return new Array<HitSet>(countSets(categories)).fill(0);
}

/** Returns the policy that keeps every accepted option. */
export function alwaysStabilise(categories: number): Policy {
  return Array.from({ length: countSets(categories) }, (_, set) => set);
}
