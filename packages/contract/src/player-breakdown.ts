import * as z from 'zod/mini';
import { matchFilters } from './filters.ts';
import { categoryId, named, rate } from './primitives.ts';

export const breakdownBy = z.enum(['category', 'mode', 'map']);
export type BreakdownBy = z.infer<typeof breakdownBy>;

/** `GET /api/players/{id}/breakdown?by=map` */
export const playerBreakdownQuery = z.extend(matchFilters, { by: breakdownBy });
export const playerBreakdownRow = z.object({
  id: z.string(),
  name: z.string(),
  /** Of a category or mode; null for a map. */
  category: z.nullable(categoryId),
  /**
   * The modes played on a map, most matches first: several maps can share a name. Empty for the
   * others.
   */
  modes: z.array(named),
  /** All matches; the following values cover only finished ones. */
  matches: z.number(),
  games: z.number(),
  wins: z.number(),
  losses: z.number(),
  draws: z.number(),
  winRate: rate,
  damagePerGame: z.number(),
  scorePerGame: z.number(),
  /** Average length of a match, in seconds. */
  duration: z.number(),
  /** Wins minus losses after each match, starting at 0; at most 24 points, oldest first. */
  trend: z.array(z.number()),
});
export type PlayerBreakdownRow = z.infer<typeof playerBreakdownRow>;
/** Most matches first. */
export const playerBreakdown = z.object({ rows: z.array(playerBreakdownRow) });
export type PlayerBreakdown = z.infer<typeof playerBreakdown>;
