import type { MatchFilters, Profile, ProfileField } from '@scrapboard/contract';
import { type ParticipantRow, playerFold } from '@scrapboard/matches';
import { profileColumns, profileJson } from '@scrapboard/read-models';
import { filterRows } from '../data/world/filter-rows.ts';
import type { World, WorldPlayer } from '../data/world/make-world.ts';

/** Returns the profile of a player over the matches that pass the filters. */
export function fetchProfile(world: World, player: WorldPlayer, filters: MatchFilters): Profile {
  const chosen = filterRows(player.rows, filters);
  const values: Partial<Record<ProfileField, number | null>> = {
    ...playerFold.all(chosen),
    // A rating belongs to a player, not to a selection of their matches.
    mmr: world.ratings.current(player.id).mmr,
    upload_count: countUploaded(world, player, chosen),
  };
  const texts = profileColumns.map((column) => values[column]?.toString() ?? null);
  return JSON.parse(profileJson(texts));
}

/** Returns how many of the matches a player's own uploads added or confirmed. */
export function countUploaded(
  world: World,
  player: WorldPlayer,
  rows: readonly ParticipantRow[],
): number {
  const uploaded = uploadedMatchIds(world, player);
  return rows.filter(({ match_id }) => uploaded.has(match_id)).length;
}

/** Returns the ids of the matches that a player's own uploads added or confirmed. */
export function uploadedMatchIds(world: World, player: WorldPlayer): Set<string> {
  return new Set(player.own.flatMap((match) => world.matchOf.get(match) ?? []));
}
