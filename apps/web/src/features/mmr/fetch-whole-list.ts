import type { MmrBoardRow } from '@scrapboard/contract';
import { callApi } from '../../api-client.ts';
import { toListQuery } from './mmr-queries.ts';
import type { MmrSearch } from './mmr-search.ts';

/** The most that the server returns at once. */
const MAX_PAGE_SIZE = 2000;

interface Options {
  signal: AbortSignal;
  onProgress: (players: number) => void;
}

/** Fetches all players of a list, page after page. */
export async function fetchWholeList(
  search: MmrSearch,
  { signal, onProgress }: Options,
): Promise<MmrBoardRow[]> {
  // A player whose rating falls between two pages would be on both.
  const players = new Map<string, MmrBoardRow>();
  let { date } = search;
  let cursor: string | undefined;
  do {
    const query = { ...toListQuery(search), date, cursor, limit: MAX_PAGE_SIZE };
    const page = await callApi('GET /api/mmr', { query, signal });
    for (const row of page.players) if (!players.has(row.id)) players.set(row.id, row);
    onProgress(players.size);
    signal.throwIfAborted();
    cursor = page.nextCursor ?? undefined;
    // All pages are of the same day, even if a new day begins meanwhile.
    date ??= page.asOf ?? undefined;
  } while (cursor !== undefined);
  return [...players.values()];
}
