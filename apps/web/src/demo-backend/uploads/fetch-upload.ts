import { defaultCatalogue } from '@scrapboard/catalogue';
import { type Upload, uploadErrors } from '@scrapboard/contract';
import { hasEnded } from '@scrapboard/contract/upload-events';
import { createNamer, toUploadedMatch } from '@scrapboard/read-models';
import { localPlayersOf } from '../data/world/local-players-of.ts';
import type { World } from '../data/world/make-world.ts';
import { nicknameOf } from '../data/world/nicknames.ts';
import { uploadedMatches } from '../data/world/uploaded-matches.ts';

/** Returns an upload with its progress; null if there is none. */
export function fetchUpload(world: World, id: string): Upload | null {
  const upload = world.uploads.get(id);
  if (upload === undefined) return null;
  const name = createNamer(defaultCatalogue);
  const matches = uploadedMatches(world, id).map(({ matchId, sighting, outcome }) =>
    toUploadedMatch(
      {
        match_id: matchId,
        map: sighting.map,
        mode: sighting.mode,
        started_at: new Date(sighting.at),
        outcome,
      },
      name,
    ),
  );
  const { status, receivedAt, readBytes, totalBytes, ignored, refused, error } = upload;
  return {
    id,
    status,
    receivedAt: new Date(receivedAt).toISOString(),
    progress: { bytes: readBytes, totalBytes, matches: matches.length },
    matches,
    localPlayers: hasEnded(upload)
      ? localPlayersOf(world, id).map((playerId) => ({
          id: playerId,
          nickname: nicknameOf(world.players.get(playerId)?.rows ?? []),
        }))
      : [],
    ignored,
    refused,
    ...(error === null ? {} : { error: { code: error, message: uploadErrors[error] } }),
  };
}
