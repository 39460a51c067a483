import type { Player } from '@scrapboard/contract';
import { useQuery } from '@tanstack/react-query';
import type { Period } from '../../filters/match-selection.ts';
import { toApiFilters } from '../../filters/to-api-filters.ts';
import { isSameDay } from './private-search.ts';
import { profileQuery } from './profile-queries.ts';

/**
 * Returns the period that `/private` opens on: today once the account's player has finished a match
 * today, otherwise all time, so that it never opens on an empty dashboard. Undefined until that is
 * known.
 */
export function useInitialPeriod(player: Player | undefined, own: boolean): Period | undefined {
  const now = new Date();
  const seenToday = own && player !== undefined && isSameDay(player.lastSeenAt, now);
  const today = toApiFilters({ period: 'today', filters: {} }, now, undefined);
  const { data, isError } = useQuery({
    ...profileQuery(player?.id ?? '', today),
    enabled: seenToday,
  });
  if (player === undefined) return undefined;
  if (!seenToday || isError) return 'all';
  if (data === undefined) return undefined;
  return data.games > 0 ? 'today' : 'all';
}
