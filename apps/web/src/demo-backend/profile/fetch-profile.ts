import type { MatchFilters, Profile, ProfileField } from '@scrapboard/contract';
import { playerFold } from '@scrapboard/matches';
import { profileColumns, profileJson } from '@scrapboard/read-models';
import { chooseRows } from '../data/world/choose-rows.ts';
import type { World, WorldPlayer } from '../data/world/make-world.ts';

/** Returns the profile of a player over the matches that pass the filters. */
export function fetchProfile(world: World, player: WorldPlayer, filters: MatchFilters): Profile {
  const chosen = chooseRows(player.rows, filters);
  const ids = new Set(chosen.map(({ match_id }) => match_id));
  const values: Partial<Record<ProfileField, number | null>> = {
    ...playerFold.all(chosen),
    // A rating belongs to a player, not to a selection of their matches.
    mmr: world.ratings.now(player.id).mmr,
    upload_count: [...uploadedBy(world, player)].filter((id) => ids.has(id)).length,
  };
  const texts = profileColumns.map((column) => values[column]?.toString() ?? null);
  return JSON.parse(profileJson(texts));
}

/** Returns the matches that a player's own uploads added or confirmed. */
export function uploadedBy(world: World, player: WorldPlayer): Set<string> {
  return new Set(player.own.map((match) => world.matchOf.get(match) ?? ''));
}
