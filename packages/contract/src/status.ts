import * as z from 'zod/mini';
import { instant } from './primitives.ts';

/** `GET /api/status`: what the shell needs to know about this server. */
export const status = z.object({
  siteName: z.string(),
  version: z.string(),
  /** Where the entries of the sidebar's last section lead; null where the operator named nothing. */
  links: z.object({
    about: z.nullable(z.string()),
    github: z.nullable(z.string()),
    community: z.nullable(z.string()),
  }),
  /** The key of the operator for Google Maps; null where the map demo is to draw its own. */
  googleMapsKey: z.nullable(z.string()),
  /** The player shown at `/`; null while there is nobody. */
  player: z.nullable(z.string()),
  players: z.number(),
  matches: z.number(),
  /** When the newest stored match started; null while there is none. */
  newestMatchAt: z.nullable(instant),
  /** When data last changed. */
  updatedAt: z.nullable(instant),
  /** Null where the server holds no demo data. */
  demo: z.nullable(
    z.object({ filling: z.boolean(), matches: z.number(), totalMatches: z.number() }),
  ),
  season: z.object({ name: z.string(), startsAt: instant }),
  /** Who may upload; `accounts` wants a token with each upload. */
  uploadsFrom: z.optional(z.enum(['anyone', 'accounts'])),
  limits: z.object({
    uploadBytes: z.number(),
    expandedBytes: z.number(),
    files: z.number(),
  }),
});
export type Status = z.infer<typeof status>;
