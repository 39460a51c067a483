import { LeastGames, NoneWithEnoughGames } from '../../filters/least-games.tsx';
import { useProfile, useRequestedSearch } from './use-profile.ts';

/** Leaves out of a tab's rows those with fewer games than the URL asks for. */
export function useLeastGames<Row>(rows: readonly Row[], gamesOf: (row: Row) => number) {
  const { search, href } = useProfile();
  const requested = useRequestedSearch();
  const { minGames } = search;
  const shown = rows.filter((row) => gamesOf(row) >= minGames);
  const atLeast = (value: number) => href({ ...requested, tab: search.tab, minGames: value });
  return {
    shown,
    control: <LeastGames value={minGames} href={atLeast} hidden={rows.length - shown.length} />,
    /** Shown where rows are left out and none remains. */
    none: <NoneWithEnoughGames showAll={atLeast(0)} />,
  };
}
