import { defaultCatalogue } from '@scrapboard/catalogue';
import { type AdjacentMatches, decodeMatchId, type MatchFilters } from '@scrapboard/contract';
import type { ParticipantRow } from '@scrapboard/matches';
import { createNamer, toAdjacentMatch } from '@scrapboard/read-models';
import { filterRows } from '../data/world/filter-rows.ts';
import { matchOrder, type World, type WorldPlayer } from '../data/world/make-world.ts';

/** Returns a player's matches before and after a match; null if no match has this ID. */
export function fetchAdjacentMatches(
  world: World,
  { rows }: WorldPlayer,
  match: string,
  filters: MatchFilters,
): AdjacentMatches | null {
  const position = world.matches.get(decodeMatchId(match)?.toString() ?? '')?.row;
  if (position === undefined) return null;
  const isLater = ({ started_at, match_id }: ParticipantRow) =>
    started_at > position.started_at ||
    (started_at === position.started_at && matchOrder(match_id) > matchOrder(position.id));
  // Newest first.
  const others = filterRows(rows, filters).filter(({ match_id }) => match_id !== position.id);
  const name = createNamer(defaultCatalogue);
  const link = (row: ParticipantRow | undefined) =>
    row === undefined
      ? null
      : toAdjacentMatch({ ...row, started_at: new Date(row.started_at) }, name);
  return {
    previous: link(others.find((row) => !isLater(row))),
    next: link(others.findLast(isLater)),
  };
}
