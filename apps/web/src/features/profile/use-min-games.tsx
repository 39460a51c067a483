import { MinGames, NoneWithEnoughGames } from '../../filters/min-games.tsx';
import { useProfile, useRequestedSearch } from './use-profile.ts';

/** Removes rows with fewer games than the URL requires. */
export function useMinGames<Row>(rows: readonly Row[], gamesOf: (row: Row) => number) {
  const { search, href } = useProfile();
  const requested = useRequestedSearch();
  const { minGames } = search;
  const shown = rows.filter((row) => gamesOf(row) >= minGames);
  const atLeast = (value: number) => href({ ...requested, tab: search.tab, minGames: value });
  return {
    shown,
    control: <MinGames value={minGames} href={atLeast} hidden={rows.length - shown.length} />,
    /** Shown if no rows remain. */
    none: <NoneWithEnoughGames showAll={atLeast(0)} />,
  };
}
