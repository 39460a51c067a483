import type { World } from './make-world.ts';
import type { StoredMatch } from './stored-match.ts';

/** Returns the matches an upload added or confirmed, in the order of its logs. */
export function uploadedMatches(
  world: World,
  uploadId: string,
): (StoredMatch & { matchId: string })[] {
  return [...world.matchOf]
    .filter(([{ sighting }]) => sighting.uploadId === uploadId)
    .map(([match, matchId]) => ({ ...match, matchId }))
    .sort((a, b) => a.sighting.ordinal - b.sighting.ordinal);
}
