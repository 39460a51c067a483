import * as z from 'zod/mini';
import { CATEGORY_IDS, MAX_CURSOR_LENGTH, PLAYER_ID_PATTERN } from './filter-rules.ts';

export const playerId = z.string().check(z.regex(PLAYER_ID_PATTERN));

/** A match id: thirteen characters of Crockford base32, lower case. */
export const matchId = z.string().check(z.regex(/^[0-9a-hjkmnp-tv-z]{13}$/));

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime({ offset: true });

/** An opaque position in a list: send it to get the entries after it. */
export const cursor = z.string().check(z.maxLength(MAX_CURSOR_LENGTH));

/** An entry of the catalogue with its display name. */
export const named = z.object({ id: z.string(), name: z.string() });
export type Named = z.infer<typeof named>;

/** A count out of a total, with its 95% Wilson interval; rates are percentages. */
export const rate = z.object({
  count: z.number(),
  of: z.number(),
  /** 0 when `of` is 0. */
  percent: z.number(),
  low: z.number(),
  high: z.number(),
});
export type Rate = z.infer<typeof rate>;

export const categoryId = z.enum(CATEGORY_IDS);
export type CategoryId = z.infer<typeof categoryId>;

/** The languages of the web app. */
export const language = z.enum(['en', 'ru', 'de', 'es', 'fr', 'pl', 'cn', 'kr', 'nl']);

export const partKind = z.enum([
  'cabin',
  'weapon',
  'movement',
  'hardware',
  'frame',
  'structure',
  'other',
]);
export type PartKind = z.infer<typeof partKind>;
