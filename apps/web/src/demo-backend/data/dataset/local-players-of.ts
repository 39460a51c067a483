import type { Dataset } from './build-dataset.ts';
import { uploadedMatches } from './uploaded-matches.ts';

/**
 * Returns the players whom an upload's game.log names as the local one, those in the most matches
 * first. A log that names a player who was not in the match proves nothing.
 */
export function localPlayersOf(dataset: Dataset, uploadId: string): string[] {
  const matchCounts = new Map<string, number>();
  for (const { matchId, sighting } of uploadedMatches(dataset, uploadId)) {
    const { localPlayer } = sighting;
    const playerIds = dataset.matches.get(matchId)?.row.player_ids ?? [];
    if (localPlayer === null || !playerIds.includes(localPlayer)) continue;
    matchCounts.set(localPlayer, (matchCounts.get(localPlayer) ?? 0) + 1);
  }
  return [...matchCounts]
    .sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1))
    .map(([id]) => id);
}
