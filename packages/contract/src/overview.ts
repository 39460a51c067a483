import * as z from 'zod/mini';
import { categoryId, instant, matchId, named, partKind, rate } from './primitives.ts';

/** A mode's totals over the matches of all players; the most played mode comes first. */
export const modeOverview = z.object({
  mode: named,
  category: categoryId,
  matches: z.number(),
  /** Average over finished matches; null if there are none. */
  secondsPerMatch: z.nullable(z.number()),
  /** The last day (UTC) on which it was played. */
  newestDay: z.iso.date(),
});
export type ModeOverview = z.infer<typeof modeOverview>;

/** The parts of a kind that dealt damage, sorted by the games they were used in. */
export const kindOverview = z.object({
  kind: partKind,
  /** The number of different parts. */
  parts: z.number(),
  /** The five most used; `winRate.of` is the number of games. */
  top: z.array(z.object({ part: named, winRate: rate })),
  /** The five players who dealt the most damage with one of them. */
  leaders: z.array(
    z.object({
      player: z.object({ id: z.string(), nickname: z.string() }),
      part: named,
      damage: z.number(),
    }),
  ),
});
export type KindOverview = z.infer<typeof kindOverview>;

/** `GET /api/overview` */
export const overviewQuery = z.object({
  /** The id of a part to include. */
  part: z.optional(z.string().check(z.regex(/^[\w.-]{1,80}$/))),
});
export type OverviewQuery = z.infer<typeof overviewQuery>;

/** `GET /api/overview`: totals over all stored matches, at most a minute old. */
export const overview = z.object({
  /** The stored uploads, and the players whose own logs they contain. */
  uploads: z.number(),
  uploaders: z.number(),
  modes: z.array(modeOverview),
  kinds: z.array(kindOverview),
  /** The requested part; with 0 games if it was never used. */
  part: z.nullable(z.object({ part: named, winRate: rate })),
  /** By the power score of the vehicle; `winRate.of` is the number of games. */
  bands: z.array(z.object({ label: z.string(), winRate: rate })),
  /** The fastest PvE win in each mode, fastest first. */
  fastest: z.array(
    z.object({
      id: matchId,
      mode: named,
      map: named,
      seconds: z.number(),
      startedAt: instant,
    }),
  ),
  /** The number of newest matches that `fastest` was chosen from. */
  matchesScanned: z.number(),
});
export type Overview = z.infer<typeof overview>;
