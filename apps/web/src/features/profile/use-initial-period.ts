import type { Player } from '@scrapboard/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { MatchPeriod } from '../../filters/match-selection.ts';
import { toApiFilters } from '../../filters/to-api-filters.ts';
import { chooseInitialPeriod } from './choose-initial-period.ts';
import { isSameDay } from './private-search.ts';
import { profileQuery } from './profile-queries.ts';

/**
 * Returns the period that `/private` opens on, see `chooseInitialPeriod`; `isOwn` is whether the player is linked to
 * the account.
 */
export function useInitialPeriod(
  player: Player | undefined,
  isOwn: boolean,
): MatchPeriod | undefined {
  const shownPeriod = useRef<MatchPeriod>(undefined);
  const now = new Date();
  const isSeenToday = isOwn && player !== undefined && isSameDay(player.lastSeenAt, now);
  const today = toApiFilters({ period: 'today', filters: {} }, now, undefined);
  const { data, isError } = useQuery({
    ...profileQuery(player?.id ?? '', today),
    enabled: isSeenToday && shownPeriod.current === undefined,
  });
  if (player === undefined) return undefined;
  const gamesToday = data?.games;
  shownPeriod.current = chooseInitialPeriod({
    shownPeriod: shownPeriod.current,
    isSeenToday,
    gamesToday,
    isError,
  });
  return shownPeriod.current;
}
