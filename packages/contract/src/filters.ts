import * as z from 'zod/mini';
import { categoryId } from './primitives.ts';

const key = z.string().check(z.regex(/^[\w.-]{1,80}$/));
const wholeNumber = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000));

/** A day (`2026-05-07`, the whole day in UTC) or an instant. */
export const dayOrInstant = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/** What every page about a player can be narrowed by; also the query string of those pages. */
export const matchFilters = z.object({
  category: z.optional(categoryId),
  mode: z.optional(key),
  map: z.optional(key),
  region: z.optional(key),
  /** First day or instant, inclusive. */
  from: z.optional(dayOrInstant),
  /** Last day (inclusive) or instant (exclusive). */
  to: z.optional(dayOrInstant),
  minPowerScore: z.optional(wholeNumber),
  maxPowerScore: z.optional(wholeNumber),
  /** 1 is alone; 2, 3, 4 is a party of that many. */
  partySize: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(16))),
});
export type MatchFilters = z.infer<typeof matchFilters>;
