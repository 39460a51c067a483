import * as z from 'zod/mini';
import { dayOrInstant, matchFilters } from './filters.ts';

/** `GET /api/players/{id}/comparison`: the filtered matches, and those of another period. */
export const playerComparisonQuery = z.extend(matchFilters, {
  /** As `from` and `to`, of the period to compare with. */
  againstFrom: z.optional(dayOrInstant),
  againstTo: z.optional(dayOrInstant),
});
export type PlayerComparisonQuery = z.infer<typeof playerComparisonQuery>;
const comparedCount = z.object({ now: z.number(), before: z.number() });
export const comparedFigure = z.object({
  now: z.number(),
  before: z.number(),
  /** `now` minus `before`, with the ends of its 95% interval; null where there is none. */
  difference: z.number(),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  /** Whether the interval leaves out 0 (`rose`, `fell`) or not (`chance`); `few`: not enough games. */
  verdict: z.enum(['rose', 'fell', 'chance', 'few']),
});
export type ComparedFigure = z.infer<typeof comparedFigure>;
export const playerComparison = z.object({
  games: comparedCount,
  wins: comparedCount,
  losses: comparedCount,
  draws: comparedCount,
  mvp: comparedCount,
  /** After the last match of each period, whatever the other filters; null before the first rated one. */
  mmr: z.object({ now: z.nullable(z.number()), before: z.nullable(z.number()) }),
  /** Percent of the games, in percent points. */
  winRate: comparedFigure,
  mvpRate: comparedFigure,
  /** Averages a game, as all below. */
  killsAssists: comparedFigure,
  kills: comparedFigure,
  assists: comparedFigure,
  deaths: comparedFigure,
  damage: comparedFigure,
  damageRec: comparedFigure,
  score: comparedFigure,
  /** Seconds. */
  duration: comparedFigure,
});
export type PlayerComparison = z.infer<typeof playerComparison>;
