import * as z from 'zod/mini';
import { categoryId, instant, matchId, named, rate } from './primitives.ts';

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

/** What was played, everybody's matches together; the most played mode first. */
export const modeOverview = z.object({
  mode: named,
  category: categoryId,
  matches: z.number(),
  /** Of the finished ones, on average; null where none is. */
  secondsPerMatch: z.nullable(z.number()),
  /** The last day (UTC) it was played on. */
  newestDay: z.iso.date(),
});
export type ModeOverview = z.infer<typeof modeOverview>;

/** Parts of a kind that dealt damage, by the games they were used in. */
export const kindOverview = z.object({
  kind: partKind,
  /** How many different ones there are. */
  parts: z.number(),
  /** The five most used; `winRate.of` is the games. */
  top: z.array(z.object({ part: named, winRate: rate })),
  /** The five who dealt most damage with one of them. */
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
  /** The id of a part to tell about as well. */
  part: z.optional(z.string().check(z.regex(/^[\w.-]{1,80}$/))),
});
export type OverviewQuery = z.infer<typeof overviewQuery>;

/** `GET /api/overview`: what all stored matches together say; at most a minute old. */
export const overview = z.object({
  /** Uploads that were stored, and the players whose own logs they were. */
  uploads: z.number(),
  uploaders: z.number(),
  modes: z.array(modeOverview),
  kinds: z.array(kindOverview),
  /** The part that was asked for; without games nobody used it. */
  part: z.nullable(z.object({ part: named, winRate: rate })),
  /** How many different parts of each rarity there are; the lowest rarity first. */
  rarities: z.array(z.object({ rarity: named, parts: z.number() })),
  /** By the power score of the vehicle; `winRate.of` is the games. */
  bands: z.array(z.object({ label: z.string(), winRate: rate })),
  /** The fastest win of players against machines in each mode, fastest first. */
  fastest: z.array(
    z.object({
      id: matchId,
      mode: named,
      map: named,
      seconds: z.number(),
      startedAt: instant,
    }),
  ),
  /** Among how many of the newest matches `fastest` was looked for. */
  matchesScanned: z.number(),
});
export type Overview = z.infer<typeof overview>;
