import type { PlayerSort } from '@scrapboard/contract';
import { type MinGamesSearch, minGamesCodec } from '../../filters/min-games-codec.ts';
import { joinCodecs, urlCodec } from '../../filters/url-codec.ts';
import { cursorField, searchText, sortField } from '../../filters/url-fields.ts';
import type { Sort } from '../../tables/toggle-sort.ts';

/** What the list of users shows, according to its URL. */
export interface PlayersSearch extends MinGamesSearch {
  search: string;
  sort: Sort<PlayerSort>;
  /** Only players of the last seven days. */
  seen?: 'week';
  cursor?: string;
}

export const MAX_SEARCH_LENGTH = 64;

const SORTS = ['nickname', 'games', 'winRate', 'mmr', 'lastSeen'] as const satisfies PlayerSort[];

export const playersCodec = joinCodecs(
  urlCodec<Omit<PlayersSearch, 'minGames'>>({
    search: searchText(MAX_SEARCH_LENGTH),
    sort: sortField(SORTS, { column: 'lastSeen', direction: 'desc' }),
    seen: {
      read: (text) => (text === 'week' ? text : undefined),
      write: (value) => value,
    },
    cursor: cursorField,
  }),
  minGamesCodec,
);

/** Changes what is listed or its order, and drops the cursor of the previous list. */
export function changeSearch(
  search: PlayersSearch,
  change: Partial<Omit<PlayersSearch, 'cursor'>>,
): PlayersSearch {
  const { cursor: _, ...rest } = search;
  return { ...rest, ...change };
}
