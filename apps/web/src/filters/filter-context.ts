import type { Player } from '@scrapboard/contract';
import { createContext, useContext } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { MatchSelection, SelectionChange } from './match-selection.ts';
import { useLatestQuery } from './use-latest-query.ts';
import { useRequestedQuery } from './use-requested-query.ts';

/** The options of the filter menus, with the number of matches of each. */
export type FilterOptions = Player['options'];

export interface FilterContext {
  read: (query: URLSearchParams) => MatchSelection;
  /** Returns the page's URL with a change to the selection in `query`. */
  selectionHref: (query: URLSearchParams, change: SelectionChange) => string;
  /** Undefined until loaded. */
  options: FilterOptions | undefined;
  /** Whether the page can be filtered by power score; true by default. */
  hasPowerScore?: boolean;
  /** Another path of the same page, if any. */
  otherPath?: string | undefined;
}

/** Provided by each page whose numbers can be filtered. */
export const FilterContext = createContext<FilterContext | null>(null);

export interface FilterState {
  /** The matches that the page shows. */
  selection: MatchSelection;
  /** The matches requested last; the same unless their data is still loading. */
  requested: MatchSelection;
  /** Returns the page's URL with a change to the latest request. */
  selectionHref: (change: SelectionChange) => string;
  /**
   * Navigates to that URL without scrolling. The change is applied to the latest request, even if it is
   * not rendered yet; one that depends on it is a function of it.
   */
  select: (change: SelectionChange | ((latest: MatchSelection) => SelectionChange)) => void;
  options: FilterOptions | undefined;
  hasPowerScore: boolean;
}

/** Returns the filters of the page. */
export function useFilters(): FilterState {
  const context = useContext(FilterContext);
  if (context === null) throw new Error('FilterContext must be provided by the page');
  const [query] = useSearchParams();
  const requestedQuery = useRequestedQuery(context.otherPath);
  const readLatest = useLatestQuery(context.otherPath);
  const navigate = useNavigate();
  return {
    selection: context.read(query),
    requested: context.read(requestedQuery),
    selectionHref: (change) => context.selectionHref(requestedQuery, change),
    select: (change) => {
      const latestQuery = readLatest();
      const newChange = typeof change === 'function' ? change(context.read(latestQuery)) : change;
      void navigate(context.selectionHref(latestQuery, newChange), { preventScrollReset: true });
    },
    options: context.options,
    hasPowerScore: context.hasPowerScore ?? true,
  };
}
