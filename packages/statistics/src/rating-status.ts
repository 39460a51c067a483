/** A rating is provisional while its uncertainty (sigma) exceeds this. */
export const PROVISIONAL_SIGMA = 250;
/** A player is inactive after this many days without a rated match. */
export const INACTIVE_DAYS = 30;

export type RatingStatus = 'ranked' | 'provisional' | 'inactive';

/**
 * Returns the list that a player is on: inactive once 30 days have passed since their last rated match,
 * otherwise provisional while their rating is uncertain. `day` is the day of that match; days are counted from
 * 1970-01-01.
 */
export function ratingStatus(
  { sigma, day }: { sigma: number; day: number },
  today: number,
): RatingStatus {
  if (day <= today - INACTIVE_DAYS) return 'inactive';
  return sigma > PROVISIONAL_SIGMA ? 'provisional' : 'ranked';
}
