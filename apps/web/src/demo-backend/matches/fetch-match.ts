import { defaultCatalogue } from '@scrapboard/catalogue';
import { decodeMatchId, type Match } from '@scrapboard/contract';
import { toMatch } from '@scrapboard/read-models';
import type { Dataset } from '../data/dataset/build-dataset.ts';

/** Returns a match by its id, or by one it had until a more complete log was uploaded; null if there is none. */
export function fetchMatch(dataset: Dataset, id: string): Match | null {
  const storedId = decodeMatchId(id)?.toString() ?? '';
  const match =
    dataset.matches.get(storedId) ?? dataset.matches.get(dataset.idsByOwnId.get(storedId) ?? '');
  if (match === undefined) return null;
  const { row, detail, reports } = match;
  const changes = row.player_ids.flatMap((player): [string, number][] => {
    const change = dataset.ratings.after(player, row.id)?.mmr_change ?? null;
    return change === null ? [] : [[player, change]];
  });
  const uploads = new Set(reports.map(({ sighting }) => sighting.uploadId)).size;
  return toMatch(
    { ...row, started_at: new Date(row.started_at) },
    { detail, uploads, changes: new Map(changes) },
    defaultCatalogue,
  );
}
