import type { Match } from '@scrapboard/contract';
import { createContext, useContext } from 'react';
import type { MatchSearch } from './match-search.ts';

export interface MatchContextValue {
  match: Match;
  search: MatchSearch;
  /**
   * Returns the props of a link to this page with a change to its search. The link remembers where the
   * match was opened.
   */
  linkProps: (change: Partial<MatchSearch>) => { to: string; state: unknown };
}

export const MatchContext = createContext<MatchContextValue | null>(null);

/** Returns the match of the page and what its URL selects. */
export function useMatch(): MatchContextValue {
  const value = useContext(MatchContext);
  if (value === null) throw new Error('useMatch must be used within MatchPage');
  return value;
}
