import { defaultCatalogue } from '@scrapboard/catalogue';
import { type Upload, uploadErrors } from '@scrapboard/contract';
import { createNamer, toUploadedMatch } from '@scrapboard/read-models';
import type { World } from '../data/world/make-world.ts';
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
    ignored,
    refused,
    ...(error === null ? {} : { error: { code: error, message: uploadErrors[error] } }),
  };
}
