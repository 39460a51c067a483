import type { UploadedMatch } from '@scrapboard/contract';
import type { World } from './make-world.ts';
import type { StoredMatch } from './stored-match.ts';

/** Returns the matches an upload added or confirmed, in the order of its logs. */
export function uploadedMatches(
  world: World,
  uploadId: string,
): (Omit<StoredMatch, 'outcome'> & Pick<UploadedMatch, 'outcome'> & { matchId: string })[] {
  return [...world.matchOf]
    .filter(([{ sighting }]) => sighting.uploadId === uploadId)
    .map(([match, matchId]) => ({
      ...match,
      matchId,
      outcome: world.quarantined.has(match) ? ('quarantined' as const) : match.outcome,
    }))
    .sort((a, b) => a.sighting.ordinal - b.sighting.ordinal);
}
