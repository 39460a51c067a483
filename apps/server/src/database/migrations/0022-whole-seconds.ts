/**
 * Rounds the starts of matches down to whole seconds, because fractions can reveal the server guid,
 * which is secret. Of matches that now start in the same second, the one with the lower id comes
 * first, so the ratings of players who were in both are calculated again.
 */
const floorToSeconds = (table: string, ...columns: string[]) =>
  `update ${table} set ${columns.map((column) => `${column} = date_trunc('second', ${column})`).join(', ')}
    where ${columns.map((column) => `${column} <> date_trunc('second', ${column})`).join(' or ')}`;

export const statements = [
  `insert into rate_request (from_at)
    select min(second) from (
      select date_trunc('second', started_at) as second from rating
        group by player_id, second having count(*) > 1
    ) together having count(*) > 0`,
  floorToSeconds('upload_match', 'started_at'),
  floorToSeconds('match', 'started_at'),
  floorToSeconds('player_match', 'started_at'),
  floorToSeconds('rating', 'started_at'),
  floorToSeconds('player_fold', 'first_seen_at', 'last_seen_at'),
  floorToSeconds('player_nickname', 'first_seen_at', 'last_seen_at'),
];
