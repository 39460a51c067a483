import { defaultCatalogue } from '@scrapboard/catalogue';
import { decodeMatchId, type Match } from '@scrapboard/contract';
import { toMatch } from '@scrapboard/read-models';
import type { World } from '../data/world/make-world.ts';

/** Returns a match by its id or one it had before a more complete log; null if there is none. */
export function fetchMatch(world: World, id: string): Match | null {
  const number = decodeMatchId(id)?.toString() ?? '';
  const match = world.matches.get(number) ?? world.matches.get(world.oldIds.get(number) ?? '');
  if (match === undefined) return null;
  const { row, detail, members } = match;
  const changes = row.player_ids.flatMap((player): [string, number][] => {
    const change = world.ratings.after(player, row.id)?.mmr_change ?? null;
    return change === null ? [] : [[player, change]];
  });
  const uploads = new Set(members.map(({ sighting }) => sighting.uploadId)).size;
  return toMatch(
    { ...row, started_at: new Date(row.started_at) },
    { detail, uploads, changes: new Map(changes) },
    defaultCatalogue,
  );
}
