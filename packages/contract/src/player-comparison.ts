import * as z from 'zod/mini';
import { dayOrInstant, matchFilters } from './filters.ts';

/** `GET /api/players/{id}/comparison`: the filtered matches, and those of another period. */
export const playerComparisonQuery = z.extend(matchFilters, {
  /** The other period, in the format of `from` and `to`. */
  againstFrom: z.optional(dayOrInstant),
  againstTo: z.optional(dayOrInstant),
});
export type PlayerComparisonQuery = z.infer<typeof playerComparisonQuery>;
const comparedCount = z.object({ now: z.number(), before: z.number() });
/** Null for a period without the value. */
const comparedOrNull = z.object({ now: z.nullable(z.number()), before: z.nullable(z.number()) });
const comparedTotal = z.object({ total: comparedCount, min: comparedOrNull, max: comparedOrNull });
export const comparedFigure = z.object({
  now: z.number(),
  before: z.number(),
  /** `now` minus `before`, with the ends of its 95% interval; null if there is none. */
  difference: z.number(),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  /**
   * Whether the interval excludes 0 (`rose`, `fell`) or contains it (`chance`); `few`: not enough
   * games.
   */
  verdict: z.enum(['rose', 'fell', 'chance', 'few']),
});
export type ComparedFigure = z.infer<typeof comparedFigure>;
export const playerComparison = z.object({
  games: comparedCount,
  wins: comparedCount,
  losses: comparedCount,
  draws: comparedCount,
  mvp: comparedCount,
  /** All matches of each period, finished or not. */
  recorded: comparedCount,
  /** The matches that the player's own uploads added or confirmed. */
  uploaded: comparedCount,
  /**
   * The rating after the last match of each period, regardless of other filters; null before the
   * first rated match.
   */
  mmr: comparedOrNull,
  /** A percentage of the games; the difference is in percentage points. */
  winRate: comparedFigure,
  mvpRate: comparedFigure,
  /** Averages per game, like those below. */
  killsAssists: comparedFigure,
  kills: comparedFigure,
  assists: comparedFigure,
  deaths: comparedFigure,
  damage: comparedFigure,
  damageRec: comparedFigure,
  score: comparedFigure,
  /** In seconds. */
  duration: comparedFigure,
  /**
   * Total, lowest and highest per game, in whole units as in a profile. Without a verdict: they
   * depend on the number of games.
   */
  totals: z.object({
    kills: comparedTotal,
    assists: comparedTotal,
    deaths: comparedTotal,
    damage: comparedTotal,
    damageRec: comparedTotal,
    score: comparedTotal,
    duration: comparedTotal,
  }),
});
export type PlayerComparison = z.infer<typeof playerComparison>;
