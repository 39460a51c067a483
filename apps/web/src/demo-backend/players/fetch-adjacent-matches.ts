import { defaultCatalogue } from '@scrapboard/catalogue';
import { type AdjacentMatches, decodeMatchId, type MatchFilters } from '@scrapboard/contract';
import type { ParticipantRow } from '@scrapboard/matches';
import { createNamer, toAdjacentMatch } from '@scrapboard/read-models';
import { type Dataset, type DatasetPlayer, sortableId } from '../data/dataset/build-dataset.ts';
import { filterRows } from '../data/dataset/filter-rows.ts';

/** Returns a player's matches before and after a match; null if no match has this ID. */
export function fetchAdjacentMatches(
  dataset: Dataset,
  { rows }: DatasetPlayer,
  match: string,
  filters: MatchFilters,
): AdjacentMatches | null {
  const current = dataset.matches.get(decodeMatchId(match)?.toString() ?? '')?.row;
  if (current === undefined) return null;
  const isLater = ({ started_at, match_id }: ParticipantRow) =>
    started_at > current.started_at ||
    (started_at === current.started_at && sortableId(match_id) > sortableId(current.id));
  // Newest first.
  const others = filterRows(rows, filters).filter(({ match_id }) => match_id !== current.id);
  const namer = createNamer(defaultCatalogue);
  const toLink = (row: ParticipantRow | undefined) =>
    row === undefined
      ? null
      : toAdjacentMatch({ ...row, started_at: new Date(row.started_at) }, namer);
  return {
    previous: toLink(others.find((row) => !isLater(row))),
    next: toLink(others.findLast(isLater)),
  };
}
