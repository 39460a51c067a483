import type { ColumnType } from './fact-tables.ts';

/**
 * The columns of files that count vehicles with two parts, whether or not these dealt damage, a row
 * per day, category, mode and pair: pairs of a year are their sums, where joining all parts of all
 * vehicles would take minutes. Each pair is stored once, with the smaller id as `part`.
 */
export const pairColumns = {
  /** The beginning of the day (UTC). */
  started_at: 'instant',
  category: 'text',
  mode: 'text',
  part: 'text',
  other_part: 'text',
  /** Vehicles, by their result. */
  wins: 'int',
  draws: 'int',
  losses: 'int',
  unfinished: 'int',
  /** Matches with such a vehicle. */
  matches: 'int',
} as const satisfies Record<string, ColumnType>;

const DAY_BITS = 20;
const PART_BITS = 16;
const PAIR_BITS = 2 * PART_BITS;
const COUNT_BITS = 16;

/** Returns `count` bits of a number from bit `first` on, the lowest being bit 0. */
const bitsSql = (number: string, first: number, count: number) =>
  `((${number} >> ${first}) & ${2 ** count - 1})`;

/**
 * Returns the query that counts pairs of the rows of a file of parts. Vehicles, pairs and counts are
 * packed into one number each: groups by several columns, some of them texts, take three times as long.
 */
export function pairCountsSql(parts: string): string {
  const counts = ['wins', 'draws', 'losses', 'unfinished'].map(
    (name, index) =>
      `sum(${bitsSql('counts', index * COUNT_BITS, COUNT_BITS)})::INTEGER AS ${name}`,
  );
  const incrementOf = (index: number) => `${2n ** BigInt(index * COUNT_BITS)}::BIGINT`;
  const pairBits = `(${bitsSql('match_pairs.id', 0, PAIR_BITS)} << ${DAY_BITS})`;
  return `WITH numbered AS (
    SELECT part, row_number() OVER (ORDER BY part) AS number FROM (SELECT DISTINCT part FROM ${parts})
  ), played AS (
    SELECT match_id, any_value(started_at) AS started_at, any_value(category) AS category,
      any_value(mode) AS mode
    FROM ${parts} WHERE first_of_part GROUP BY match_id
  ), kinds AS (
    SELECT category, mode, row_number() OVER (ORDER BY category, mode) AS kind
    FROM (SELECT DISTINCT category, mode FROM played)
  ), matches AS (
    SELECT match_id, row_number() OVER () AS match,
      (kind << ${DAY_BITS + PAIR_BITS}) | date_diff('day', DATE '1970-01-01', started_at) AS kind_and_day
    FROM played JOIN kinds USING (category, mode)
  ), vehicle_parts AS (
    SELECT match, (match << 12) | seat AS vehicle, result, number
    FROM ${parts} JOIN numbered USING (part) JOIN matches USING (match_id)
  ), match_pairs AS (
    SELECT (own.match << ${PAIR_BITS}) | (own.number << ${PART_BITS}) | other.number AS id,
      sum(CASE own.result WHEN 1 THEN ${incrementOf(0)} WHEN 0 THEN ${incrementOf(1)} WHEN -1 THEN ${incrementOf(2)} ELSE ${incrementOf(3)} END)::BIGINT AS counts
    FROM vehicle_parts AS own JOIN (SELECT vehicle, number FROM vehicle_parts) AS other
      ON other.vehicle = own.vehicle AND own.number < other.number
    GROUP BY 1
  ), days AS (
    SELECT kind_and_day | ${pairBits} AS id, ${counts.join(', ')}, count(*)::INTEGER AS matches
    FROM match_pairs JOIN matches ON match = match_pairs.id >> ${PAIR_BITS}
    GROUP BY 1
  )
  SELECT make_timestamp(${bitsSql('id', 0, DAY_BITS)} * 86400000000) AS started_at, category, mode,
    own.part AS part, other.part AS other_part, days.* EXCLUDE (id)
  FROM days JOIN kinds ON kind = id >> ${DAY_BITS + PAIR_BITS}
    JOIN numbered AS own ON own.number = ${bitsSql('id', DAY_BITS + PART_BITS, PART_BITS)}
    JOIN numbered AS other ON other.number = ${bitsSql('id', DAY_BITS, PART_BITS)}
  ORDER BY id`;
}
