import type { SpeedRunOverview } from '@scrapboard/contract';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { FilterContext } from '../../filters/filter-context.ts';
import { useStatus } from '../../status.ts';
import {
  changeSearch,
  type SpeedRunSearch,
  speedRunCodec,
  toRunFilters,
} from './speed-run-search.ts';

/** Returns what the URL of a page about speed runs selects. */
export function useSpeedRunSearch() {
  const [query] = useSearchParams();
  const season = useStatus()?.season.startsAt;
  return useMemo(() => {
    const search = speedRunCodec.read(query);
    return { search, filters: toRunFilters(search, season) };
  }, [query, season]);
}

/** Returns the filter context of a page; `href` returns its URL with a search. */
export function useSpeedRunFilters(
  href: (search: SpeedRunSearch) => string,
  options: SpeedRunOverview['options'] | undefined,
): FilterContext {
  return {
    read: speedRunCodec.read,
    selectionHref: (query, change) => href(changeSearch(speedRunCodec.read(query), change)),
    options: { categories: [], modes: [], partySizes: [], maps: [], regions: [], ...options },
  };
}
