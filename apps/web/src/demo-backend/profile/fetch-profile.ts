import type { MatchFilters, Profile, ProfileField } from '@scrapboard/contract';
import { playerFold } from '@scrapboard/matches';
import { profileColumns, profileJson } from '@scrapboard/read-models';
import { filterRows } from '../data/world/filter-rows.ts';
import type { World, WorldPlayer } from '../data/world/make-world.ts';

/** Returns the profile of a player over the matches that pass the filters. */
export function fetchProfile(world: World, player: WorldPlayer, filters: MatchFilters): Profile {
  const chosen = filterRows(player.rows, filters);
  const ids = new Set(chosen.map(({ match_id }) => match_id));
  const values: Partial<Record<ProfileField, number | null>> = {
    ...playerFold.all(chosen),
    // A rating belongs to a player, not to a selection of their matches.
    mmr: world.ratings.current(player.id).mmr,
    upload_count: [...uploadedMatchIds(world, player)].filter((id) => ids.has(id)).length,
  };
  const texts = profileColumns.map((column) => values[column]?.toString() ?? null);
  return JSON.parse(profileJson(texts));
}

/** Returns the ids of the matches that a player's own uploads added or confirmed. */
export function uploadedMatchIds(world: World, player: WorldPlayer): Set<string> {
  return new Set(player.own.map((match) => world.matchOf.get(match) ?? ''));
}
