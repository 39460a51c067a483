import { defaultCatalogue } from '@scrapboard/catalogue';
import type { MatchFilters, PlayerMatchesPage } from '@scrapboard/contract';
import type { ParticipantRow } from '@scrapboard/matches';
import {
  createNamer,
  decodeCursor,
  encodeCursor,
  matchCursorKeys,
  toPlayerMatch,
  toPlaySessions,
} from '@scrapboard/read-models';
import { filterRows } from '../data/world/filter-rows.ts';
import { matchOrder, type World, type WorldPlayer } from '../data/world/make-world.ts';

/** Returns a page of a player's matches, newest first. */
export function fetchPlayerMatches(
  world: World,
  { id, rows }: WorldPlayer,
  filters: MatchFilters,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): PlayerMatchesPage {
  const chosen = filterRows(rows, filters);
  const rest = cursor === undefined ? chosen : chosen.filter(isAfter(cursor));
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  const name = createNamer(defaultCatalogue);
  const played = (row: ParticipantRow) => ({
    ...row,
    started_at: new Date(row.started_at),
    weapon: row.part_ids[0] ?? null,
    mmr_change: world.ratings.after(id, row.match_id)?.mmr_change ?? null,
  });
  const shown = page.map(played);
  return {
    matches: shown.map((row) => toPlayerMatch(row, name)),
    sessions: toPlaySessions(chosen.map(played), shown),
    nextCursor:
      last !== undefined && rest.length > limit
        ? encodeCursor([new Date(last.started_at).toISOString(), last.match_id])
        : null,
  };
}

function isAfter(cursor: string): (row: ParticipantRow) => boolean {
  const [at = '', id = ''] = decodeCursor(cursor, matchCursorKeys);
  const time = Date.parse(at);
  return (row) =>
    row.started_at < time || (row.started_at === time && matchOrder(row.match_id) < matchOrder(id));
}
