/** The last place of every player of any ladder. */
export const CURRENT_PLACES_SQL = 'rating_board';

/**
 * The players of a ladder at the end of an earlier day, $3: the last place of each after day $2, since
 * boards never show those who played last before it.
 */
export const EARLIER_PLACES_SQL = `(select distinct on (player_id) * from rating_day
    where ladder = $1 and day > $2 and day <= $3 order by player_id, day desc)`;
