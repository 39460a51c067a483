import * as z from 'zod/mini';
import { KEY_PATTERN, MAX_PARTY_SIZE, MAX_POWER_SCORE } from './filter-rules.ts';
import { categoryId } from './primitives.ts';

const key = z.string().check(z.regex(KEY_PATTERN));
const powerScore = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAX_POWER_SCORE));

/** A day (`2026-05-07`, the whole day in UTC) or an instant. */
export const dayOrInstant = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/**
 * Selects the matches that a page's numbers are calculated from; also the query string of those
 * pages.
 */
export const matchFilters = z.object({
  category: z.optional(categoryId),
  mode: z.optional(key),
  map: z.optional(key),
  region: z.optional(key),
  /** First day or instant, inclusive. */
  from: z.optional(dayOrInstant),
  /** Last day (inclusive) or instant (exclusive). */
  to: z.optional(dayOrInstant),
  minPowerScore: z.optional(powerScore),
  maxPowerScore: z.optional(powerScore),
  /** 1 is solo, more is a party of that size. */
  partySize: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PARTY_SIZE))),
});
export type MatchFilters = z.infer<typeof matchFilters>;

/** The most independent logs that a filter can require. */
const MAX_WITNESSES = 100;

/** The same for calls that leaderboards and comparisons make, which may count only confirmed matches. */
export const rankedMatchFilters = z.extend(matchFilters, {
  /** How many independent logs must agree on a match. */
  confirmed: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_WITNESSES))),
});
export type RankedMatchFilters = z.infer<typeof rankedMatchFilters>;
