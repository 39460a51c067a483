import type { MatchPeriod } from '../../filters/match-selection.ts';

interface Conditions {
  /** The period the page has already opened on: matches that arrive later do not change it. */
  shownPeriod?: MatchPeriod | undefined;
  /** Whether the account's own player was in a match today. */
  isSeenToday: boolean;
  /** The number of matches they finished today; undefined until it has loaded. */
  gamesToday: number | undefined;
  isError: boolean;
}

/**
 * Returns the period that `/private` opens on: today once the account's player has finished a match
 * today, otherwise all time, so that it never opens on an empty dashboard. Undefined until that can be
 * decided.
 */
export function chooseInitialPeriod(conditions: Conditions): MatchPeriod | undefined {
  const { shownPeriod, isSeenToday, gamesToday, isError } = conditions;
  if (shownPeriod !== undefined) return shownPeriod;
  if (!isSeenToday || isError) return 'all';
  if (gamesToday === undefined) return undefined;
  return gamesToday > 0 ? 'today' : 'all';
}
