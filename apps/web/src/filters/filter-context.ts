import type { Player } from '@scrapboard/contract';
import { createContext, useContext } from 'react';
import { useSearchParams } from 'react-router';
import type { MatchSelection, SelectionChange } from './match-selection.ts';
import { useRequestedQuery } from './use-requested-query.ts';

/** What the filter menus offer, with how many matches each entry has. */
export type FilterOptions = Player['options'];

export interface FilterContext {
  read: (query: URLSearchParams) => MatchSelection;
  /** The URL of the page with other matches selected than in `query`. */
  narrowed: (query: URLSearchParams, change: SelectionChange) => string;
  /** Undefined until they are known; then there is nothing to choose from. */
  options: FilterOptions | undefined;
}

/** To be provided by each page whose numbers can be filtered. */
export const FilterContext = createContext<FilterContext | null>(null);

export interface FilterState {
  /** The matches that the page shows. */
  selection: MatchSelection;
  /** The matches that were asked for last; the same unless their data is still on the way. */
  requested: MatchSelection;
  /** Returns the URL of the page with a change to what was asked for last. */
  narrowed: (change: SelectionChange) => string;
  options: FilterOptions | undefined;
}

/** Returns the filters of the page. */
export function useFilters(): FilterState {
  const context = useContext(FilterContext);
  if (context === null) throw new Error('FilterContext must be provided by the page');
  const [query] = useSearchParams();
  const requested = useRequestedQuery();
  return {
    selection: context.read(query),
    requested: context.read(requested),
    narrowed: (change) => context.narrowed(requested, change),
    options: context.options,
  };
}
