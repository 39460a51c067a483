import type { LinkedPlayer } from '@scrapboard/contract';
import type { MatchPeriod } from '../../filters/match-selection.ts';
import type { UrlCodec } from '../../filters/url-codec.ts';
import { type ProfileSearch, profileCodec } from './profile-search.ts';

/**
 * Returns the codec of `/private`. It differs from that of a profile in what a URL without a period
 * means: because that changes from day to day, the period is always written.
 */
export function createPrivateCodec(initialPeriod: MatchPeriod): UrlCodec<ProfileSearch> {
  return {
    read(query) {
      const search = profileCodec.read(query);
      const hasPeriod = query.has('period') || search.period === 'custom';
      return hasPeriod ? search : { ...search, period: initialPeriod };
    },
    write: (search) => ({
      ...profileCodec.write(search),
      period: search.period === 'custom' ? undefined : search.period,
    }),
  };
}

/** Returns whether an instant is on the same day as a date, in the viewer's time zone. */
export function isSameDay(instant: string, date: Date): boolean {
  return new Date(instant).toDateString() === date.toDateString();
}

/** Picks the account's player that the URL names, or the first who has matches. */
export function pickLinkedPlayer(
  players: readonly LinkedPlayer[],
  requestedId: string | null,
): LinkedPlayer | undefined {
  const playersWithMatches = players.filter(({ nickname }) => nickname !== null);
  return playersWithMatches.find(({ id }) => id === requestedId) ?? playersWithMatches[0];
}
