/** The players of a ladder now; $1 is the ladder, $2 and $3 the days between which they played last. */
export const CURRENT_PLACES = 'rating_board';

/**
 * The players of a ladder at the end of an earlier day, $3: the last place of each after day $2, since
 * those who played last before it are not asked for.
 */
export const EARLIER_PLACES = `(select distinct on (player_id) * from rating_day
    where ladder = $1 and day > $2 and day <= $3 order by player_id, day desc)`;
