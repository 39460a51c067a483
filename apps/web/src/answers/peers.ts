import { powerScoreBands } from '@scrapboard/catalogue/core';
import type { PageFilters } from '../questions/question-filters.ts';

/** Groups of players whose answer can be shown beside everyone’s: `solo`, `party`, or a power score band by its id. */
export const PEER_GROUPS: readonly string[] = [
  'solo',
  'party',
  ...powerScoreBands.map(({ id }) => id),
];

/** Returns the page's filters for a group of `PEER_GROUPS`; it replaces their party or power score. */
export function filtersForPeers(filters: PageFilters, peers: string): PageFilters {
  const { player: _, ...others } = filters;
  if (peers === 'solo' || peers === 'party') return { ...others, party: peers };
  const band = powerScoreBands.find(({ id }) => id === peers);
  if (band === undefined) return others;
  const { minPowerScore: _min, maxPowerScore: _max, ...rest } = others;
  return {
    ...rest,
    minPowerScore: band.from,
    ...(band.to !== null && { maxPowerScore: band.to }),
  };
}
