import type { MatchFilters, RankedMatchFilters } from '@scrapboard/contract';
import { filterRange } from '@scrapboard/read-models';
import type { ValuesOf } from '../database/sql-types.ts';

/**
 * The condition on `player_match` for one player and the contract's filters, with parameters 1 to
 * 10. The text is the same for every combination, so that one prepared statement serves them all.
 * The time is part of the primary key and its limits are never null, so that an index range is
 * scanned.
 */
export const MATCH_FILTER_SQL = `player_id = $1
  and started_at >= $2 and started_at < $3
  and ($4::text is null or category = $4)
  and ($5::text is null or mode = $5)
  and ($6::text is null or map = $6)
  and ($7::text is null or region = $7)
  and ($8::int is null or power_score >= $8)
  and ($9::int is null or power_score <= $9)
  and ($10::int is null or party_size = $10)`;

/** The same for filters that may require confirmed matches; parameter 11 is how many logs must agree. */
export const RANKED_MATCH_FILTER_SQL = `${MATCH_FILTER_SQL}
  and ($11::int is null or exists
    (select from match m where m.id = match_id and m.witnesses >= $11))`;

/** Counts the matches of these rows that the player's own uploads added or confirmed. */
export const UPLOAD_COUNT_SQL = `count(*) filter (where match_id in
  (select match_id from upload_match where local_player = $1 and quarantine is null))`;

/** The types of `MATCH_FILTER_SQL`'s parameters. */
export const matchFilterParameters = [
  'text',
  'timestamptz',
  'timestamptz',
  'text?',
  'text?',
  'text?',
  'text?',
  'int4?',
  'int4?',
  'int4?',
] as const;
/** The types of `RANKED_MATCH_FILTER_SQL`'s parameters. */
export const rankedMatchFilterParameters = [...matchFilterParameters, 'int4?'] as const;
export type MatchFilterValues = ValuesOf<typeof matchFilterParameters>;

/** Returns the values of `MATCH_FILTER_SQL`'s parameters. */
export function matchFilterValues(playerId: string, filters: MatchFilters): MatchFilterValues {
  const { from, to } = filterRange(filters);
  return [
    playerId,
    from ?? '-infinity',
    to ?? 'infinity',
    filters.category ?? null,
    filters.mode ?? null,
    filters.map ?? null,
    filters.region ?? null,
    filters.minPowerScore ?? null,
    filters.maxPowerScore ?? null,
    filters.partySize ?? null,
  ];
}

/** Returns the values of `RANKED_MATCH_FILTER_SQL`'s parameters. */
export function rankedMatchFilterValues(
  playerId: string,
  filters: RankedMatchFilters,
): ValuesOf<typeof rankedMatchFilterParameters> {
  return [...matchFilterValues(playerId, filters), filters.confirmed ?? null];
}
