import type { ApiFilters } from '../../filters/to-api-filters.ts';
import { toLocalDay } from '../../to-local-day.ts';

/**
 * Returns the query of `/versus` for two players and the matches selected on a profile, so that both pages count
 * the same. That page selects whole days, and of parties only whether there was one.
 */
export function toVersusQuery(
  players: readonly [string, string],
  { from, to, partySize, minPowerScore, maxPowerScore, ...filters }: ApiFilters,
): Record<string, string | undefined> {
  return {
    players: players.join(','),
    period: from === undefined && to === undefined ? 'all' : undefined,
    from: from === undefined ? undefined : toLocalDay(Date.parse(from)),
    // The end of a period is exclusive.
    to: to === undefined ? undefined : toLocalDay(Date.parse(to) - 1),
    ...filters,
    minPowerScore: minPowerScore?.toString(),
    maxPowerScore: maxPowerScore?.toString(),
    party: partySize === undefined ? undefined : partySize === 1 ? 'solo' : 'party',
  };
}
