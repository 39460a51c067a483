/** The parts of a build: how many of each, by id. */
export type Loadout = ReadonlyMap<string, number>;

/** More of a part than any build has; keeps links and sums within bounds. */
export const MAX_COUNT = 999;
/** The game's limit is far lower. */
const MAX_DIFFERENT_PARTS = 400;

/** Returns the loadout with a number of parts of an id; 0 removes the part. */
export function setCount(loadout: Loadout, id: string, count: number): Loadout {
  const changed = new Map(loadout);
  const clampedCount = Math.min(MAX_COUNT, Math.max(0, Math.floor(count)));
  if (clampedCount === 0) changed.delete(id);
  else if (changed.has(id) || changed.size < MAX_DIFFERENT_PARTS) changed.set(id, clampedCount);
  return changed;
}

/** Returns the loadout with more parts of an id, or with fewer if the number is negative. */
export function addParts(loadout: Loadout, id: string, count = 1): Loadout {
  return setCount(loadout, id, (loadout.get(id) ?? 0) + count);
}

/** Returns the total number of parts. */
export function countParts(loadout: Loadout): number {
  let sum = 0;
  for (const count of loadout.values()) sum += count;
  return sum;
}
