import type { ColumnType } from './fact-tables.ts';

/**
 * The columns of files that say which vehicles of a match have a part among their allies or their
 * opponents, whether or not it dealt damage, a row per match and part. Otherwise every question about
 * that joins the parts of all teams.
 */
export const otherPartColumns = {
  match_id: 'bigint',
  part: 'text',
  /** Bit n is set if the vehicle in seat n has an ally with the part. */
  allies: 'bigint',
  /** Bit n is set if it has an opponent with the part. */
  opponents: 'bigint',
} as const satisfies Record<string, ColumnType>;

/** How many seats of a match are the bits of one number. */
export const SEATS_PER_NUMBER = 60;

/** The bit of a row's seat. */
export const SEAT_BIT_SQL = `(1::BIGINT << (seat % ${SEATS_PER_NUMBER}))`;

/**
 * Returns the query for these rows from a file of parts. There are none if a match has more seats than
 * a number has bits.
 */
export function otherPartSeatsSql(parts: string): string {
  return `WITH teams AS (
    SELECT match_id, team, bit_or(${SEAT_BIT_SQL}) AS members FROM ${parts} GROUP BY match_id, team
  ), sides AS (
    SELECT *, bit_or(members) OVER (PARTITION BY match_id) & ~members AS others FROM teams
  ), part_seats AS (
    SELECT match_id, part, bit_or(members & ~${SEAT_BIT_SQL}) AS allies, bit_or(others) AS opponents
    FROM (SELECT match_id, team, part, seat FROM ${parts}) JOIN sides USING (match_id, team)
    GROUP BY match_id, part
  )
  SELECT ${Object.keys(otherPartColumns).join(', ')} FROM part_seats
  WHERE (SELECT max(seat) FROM ${parts}) < ${SEATS_PER_NUMBER} AND (allies <> 0 OR opponents <> 0)
  ORDER BY match_id, part`;
}
