import { MinGamesSelect, NotEnoughGames } from '../../filters/min-games-select.tsx';
import { useProfile, useRequestedSearch } from './use-profile.ts';

/** Returns the rows with the minimum number of games in the URL, and the control to change it. */
export function useMinGames<Row>(rows: readonly Row[], gamesOf: (row: Row) => number) {
  const { search, href } = useProfile();
  const requestedSearch = useRequestedSearch();
  const { minGames } = search;
  const shownRows = rows.filter((row) => gamesOf(row) >= minGames);
  const hrefWith = (value: number) =>
    href({ ...requestedSearch, tab: search.tab, minGames: value });
  return {
    shownRows,
    control: (
      <MinGamesSelect
        value={minGames}
        href={hrefWith}
        hiddenCount={rows.length - shownRows.length}
      />
    ),
    /** Shown if no rows remain. */
    emptyNotice: <NotEnoughGames allHref={hrefWith(0)} />,
  };
}
