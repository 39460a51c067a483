import type { MatchFilters, Profile, ProfileField } from '@scrapboard/contract';
import { type ParticipantRow, playerFold } from '@scrapboard/matches';
import { profileColumns, toProfileJson } from '@scrapboard/read-models';
import type { Dataset, DatasetPlayer } from '../data/dataset/build-dataset.ts';
import { filterRows } from '../data/dataset/filter-rows.ts';

/** Returns the profile of a player over the matches that pass the filters. */
export function fetchProfile(
  dataset: Dataset,
  player: DatasetPlayer,
  filters: MatchFilters,
): Profile {
  const selected = filterRows(player.rows, filters);
  const values: Partial<Record<ProfileField, number | null>> = {
    ...playerFold.ofRows(selected),
    // A rating belongs to a player, not to a selection of their matches.
    mmr: dataset.ratings.current(player.id).mmr,
    upload_count: countUploaded(dataset, player, selected),
  };
  const texts = profileColumns.map((column) => values[column]?.toString() ?? null);
  return JSON.parse(toProfileJson(texts));
}

/** Returns how many of the matches a player's own uploads added or confirmed. */
export function countUploaded(
  dataset: Dataset,
  player: DatasetPlayer,
  rows: readonly ParticipantRow[],
): number {
  const uploaded = uploadedMatchIds(dataset, player);
  return rows.filter(({ match_id }) => uploaded.has(match_id)).length;
}

/** Returns the ids of the matches that a player's own uploads added or confirmed. */
export function uploadedMatchIds(dataset: Dataset, player: DatasetPlayer): Set<string> {
  return new Set(player.ownReports.flatMap((report) => dataset.matchIds.get(report) ?? []));
}
