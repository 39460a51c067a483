import * as z from 'zod/mini';
import { instant } from './primitives.ts';

/** `GET /api/status`: what the web app's shell needs to know about this server. */
export const status = z.object({
  siteName: z.string(),
  version: z.string(),
  /** The targets of the links in the sidebar's last section; null if the operator set none. */
  links: z.object({
    about: z.nullable(z.string()),
    github: z.nullable(z.string()),
    community: z.nullable(z.string()),
  }),
  /** The operator's Google Maps key; null if the map demo draws its own map. */
  googleMapsKey: z.nullable(z.string()),
  /** The player shown at `/`; null if there is none. */
  player: z.nullable(z.string()),
  players: z.number(),
  matches: z.number(),
  /** When the newest stored match started; null if there is none. */
  newestMatchAt: z.nullable(instant),
  /** The ID of the season in which it was played. */
  newestMatchSeason: z.nullable(z.string()),
  /** When data last changed. */
  updatedAt: z.nullable(instant),
  /** Null if the server has no demo data. */
  demo: z.nullable(
    z.object({ filling: z.boolean(), matches: z.number(), totalMatches: z.number() }),
  ),
  /** Null where nothing is backed up: in the browser. */
  backup: z.nullable(
    z.object({
      /** When the latest good backup was finished; null if there is none. */
      lastGoodAt: z.nullable(instant),
      /** Whether a later one failed. */
      failed: z.boolean(),
    }),
  ),
  /** Null where questions about all matches are answered from the matches themselves: in the browser. */
  facts: z.nullable(
    z.object({
      /** When they were last written; null while they are made for the first time. */
      asOf: z.nullable(instant),
      /** Whether they contain everything that is stored. */
      isCurrent: z.boolean(),
    }),
  ),
  /** Which matches leaderboards and records count; see `SCRAPBOARD_RANKED`. */
  ranked: z.enum(['plausible', 'confirmed']),
  prices: z.object({
    /** When the prices in the catalogue were collected, such as `2023-10`. */
    asOf: z.string(),
    /** The operator's own list; null if there is none. */
    operator: z.nullable(
      z.object({
        /** When it was last read successfully; null if it never was. */
        readAt: z.nullable(instant),
        /** Since when it cannot be read; null if it can. */
        failedSince: z.nullable(instant),
      }),
    ),
  }),
  season: z.object({
    name: z.string(),
    startsAt: instant,
    /** When the season before it started. */
    previousStartsAt: instant,
  }),
  /** How many independent logs must agree on a match for leaderboards to count it. */
  minWitnesses: z.number(),
  /** Who may upload; `accounts` requires a token for each upload. */
  uploadsFrom: z.optional(z.enum(['anyone', 'accounts'])),
  /** Whether uploads are refused, and those received wait, because the server is short of disk space. */
  uploadsPaused: z.optional(z.boolean()),
  limits: z.object({
    uploadBytes: z.number(),
    expandedBytes: z.number(),
    files: z.number(),
  }),
});
export type Status = z.infer<typeof status>;
