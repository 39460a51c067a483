import type { Period } from '../../filters/match-selection.ts';

interface Known {
  /** The period the page has already opened on: matches that arrive later do not change it. */
  shown?: Period | undefined;
  /** Whether the account's own player was in a match today. */
  isSeenToday: boolean;
  /** The matches they finished today; undefined until that is known. */
  gamesToday: number | undefined;
  isError: boolean;
}

/**
 * Returns the period that `/private` opens on: today once the account's player has finished a match
 * today, otherwise all time, so that it never opens on an empty dashboard. Undefined until that is
 * known.
 */
export function initialPeriod(known: Known): Period | undefined {
  const { shown, isSeenToday, gamesToday, isError } = known;
  if (shown !== undefined) return shown;
  if (!isSeenToday || isError) return 'all';
  if (gamesToday === undefined) return undefined;
  return gamesToday > 0 ? 'today' : 'all';
}
