import * as z from 'zod/mini';
import { PLAYER_ID_PATTERN } from './filter-rules.ts';
import { rankedMatchFilters } from './filters.ts';

const idPattern = PLAYER_ID_PATTERN.source.replace(/^\^|\$$/g, '');

/** `GET /api/players/{id}/duels` */
export const playerDuelsQuery = z.extend(rankedMatchFilters, {
  /** Only these opponents, at most eight IDs separated by commas, and only matches with one of them. */
  opponents: z.optional(
    z.string().check(z.regex(new RegExp(`^${idPattern}(,${idPattern}){0,7}$`))),
  ),
});
export type PlayerDuelsQuery = z.infer<typeof playerDuelsQuery>;

const duelTotals = z.object({
  /** Matches on opposing teams. */
  matches: z.number(),
  /** How often the player destroyed the other’s vehicle, and the other the player’s. */
  kills: z.number(),
  deaths: z.number(),
  damageDealt: z.number(),
  damageReceived: z.number(),
  /** The sums of the squares of each match’s numbers, from which the intervals of their means follow. */
  squares: z.object({
    kills: z.number(),
    deaths: z.number(),
    damageDealt: z.number(),
    damageReceived: z.number(),
  }),
});
export type DuelTotals = z.infer<typeof duelTotals>;

export const duel = z.extend(duelTotals, {
  player: z.object({ id: z.string(), nickname: z.string() }),
  /** The same for each mode. */
  modes: z.array(z.extend(duelTotals, { mode: z.string() })),
});
export type Duel = z.infer<typeof duel>;

export const playerDuels = z.object({
  /** How many of the newest matches were read. */
  matches: z.number(),
  /** Most kills and deaths first. */
  duels: z.array(duel),
});
export type PlayerDuels = z.infer<typeof playerDuels>;
