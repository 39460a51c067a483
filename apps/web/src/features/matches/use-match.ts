import type { Match } from '@scrapboard/contract';
import { createContext, useContext } from 'react';
import type { MatchSearch } from './match-search.ts';

export interface MatchContextValue {
  match: Match;
  search: MatchSearch;
  /** The address of this page with something of it changed. */
  href: (change: Partial<MatchSearch>) => string;
}

export const MatchContext = createContext<MatchContextValue | null>(null);

/** The match of the page and what of it the address asks for. */
export function useMatch(): MatchContextValue {
  const value = useContext(MatchContext);
  if (value === null) throw new Error('useMatch outside of a match page');
  return value;
}
