import { defaultCatalogue } from '@scrapboard/catalogue';
import { type Upload, uploadErrors } from '@scrapboard/contract';
import { hasEnded } from '@scrapboard/contract/upload-events';
import { createNamer, toUploadedMatch } from '@scrapboard/read-models';
import type { Dataset } from '../data/dataset/build-dataset.ts';
import { localPlayersOf } from '../data/dataset/local-players-of.ts';
import { nicknameOf } from '../data/dataset/nicknames.ts';
import { uploadedMatches } from '../data/dataset/uploaded-matches.ts';

/** Returns an upload with its progress; null if there is none. */
export function fetchUpload(dataset: Dataset, id: string): Upload | null {
  const upload = dataset.uploads.get(id);
  if (upload === undefined) return null;
  const namer = createNamer(defaultCatalogue);
  const matches = uploadedMatches(dataset, id).map(({ matchId, sighting, outcome }) =>
    toUploadedMatch(
      {
        match_id: matchId,
        map: sighting.map,
        mode: sighting.mode,
        started_at: new Date(sighting.at),
        outcome,
      },
      namer,
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
      ? localPlayersOf(dataset, id).map((playerId) => ({
          id: playerId,
          nickname: nicknameOf(dataset.players.get(playerId)?.rows ?? []),
        }))
      : [],
    ignored,
    refused,
    ...(error === null ? {} : { error: { code: error, message: uploadErrors[error] } }),
  };
}
