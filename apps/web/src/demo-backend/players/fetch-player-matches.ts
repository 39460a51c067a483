import { defaultCatalogue } from '@scrapboard/catalogue';
import type { MatchFilters, PlayerMatchesPage } from '@scrapboard/contract';
import type { ParticipantRow } from '@scrapboard/matches';
import {
  createNamer,
  decodeCursor,
  encodeCursor,
  matchCursorKeyPatterns,
  toPlayerMatch,
  toPlaySessions,
} from '@scrapboard/read-models';
import { type Dataset, type DatasetPlayer, sortableId } from '../data/dataset/build-dataset.ts';
import { filterRows } from '../data/dataset/filter-rows.ts';

/** Returns a page of a player's matches, newest first. */
export function fetchPlayerMatches(
  dataset: Dataset,
  { id, rows }: DatasetPlayer,
  filters: MatchFilters,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): PlayerMatchesPage {
  const selected = filterRows(rows, filters);
  const remaining = cursor === undefined ? selected : selected.filter(isAfter(cursor));
  const page = remaining.slice(0, limit);
  const last = page.at(-1);
  const namer = createNamer(defaultCatalogue);
  const toMatchRow = (row: ParticipantRow) => ({
    ...row,
    started_at: new Date(row.started_at),
    weapon: row.part_ids[0] ?? null,
    mmr_change: dataset.ratings.after(id, row.match_id)?.mmr_change ?? null,
  });
  const shown = page.map(toMatchRow);
  return {
    matches: shown.map((row) => toPlayerMatch(row, namer)),
    sessions: toPlaySessions(selected.map(toMatchRow), shown),
    nextCursor:
      last !== undefined && remaining.length > limit
        ? encodeCursor([new Date(last.started_at).toISOString(), last.match_id])
        : null,
  };
}

function isAfter(cursor: string): (row: ParticipantRow) => boolean {
  const [at = '', id = ''] = decodeCursor(cursor, matchCursorKeyPatterns);
  const time = Date.parse(at);
  return (row) =>
    row.started_at < time || (row.started_at === time && sortableId(row.match_id) < sortableId(id));
}
