import type { KeptMatch } from './kept-match.ts';
import type { World } from './make-world.ts';

/** Returns the matches an upload added or confirmed, in the order of its logs. */
export function uploadedMatches(
  world: World,
  uploadId: string,
): (KeptMatch & { matchId: string })[] {
  return [...world.matchOf]
    .filter(([{ sighting }]) => sighting.uploadId === uploadId)
    .map(([match, matchId]) => ({ ...match, matchId }))
    .sort((a, b) => a.sighting.ordinal - b.sighting.ordinal);
}
