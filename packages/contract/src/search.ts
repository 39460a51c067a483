import * as z from 'zod/mini';
import { partKind } from './primitives.ts';

/** `GET /api/search` */
export const searchQuery = z.object({
  /** The text the user typed. */
  q: z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(64),
    z.refine((text) => !/\p{Cc}/u.test(text), 'names contain no control characters'),
  ),
  /** The maximum number of results of each kind. */
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(20)), 6),
});
export type SearchQuery = z.infer<typeof searchQuery>;

/** How a name matches the search, best first; `similar` matches only with one or two typos. */
export const searchMatch = z.enum(['exact', 'start', 'word', 'words', 'inside', 'similar']);

export const foundPlayer = z.object({
  id: z.string(),
  nickname: z.string(),
  /** The former name that matched, if the player has another name now. */
  formerly: z.nullable(z.string()),
  games: z.number(),
  mmr: z.number(),
  match: searchMatch,
});
export type FoundPlayer = z.infer<typeof foundPlayer>;

export const foundPart = z.object({
  id: z.string(),
  name: z.string(),
  category: partKind,
  type: z.nullable(z.string()),
  rarity: z.nullable(z.string()),
  match: searchMatch,
});

export const foundMap = z.object({ id: z.string(), name: z.string(), match: searchMatch });

/** Each list is sorted by best match; equally good players by games played. */
export const searchAnswer = z.object({
  players: z.array(foundPlayer),
  parts: z.array(foundPart),
  maps: z.array(foundMap),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;
