import * as z from 'zod/mini';

/** `GET /api/players/{id}/medals` */
export const playerMedals = z.object({
  /** How many of the newest finished matches were read. */
  matches: z.number(),
  /** Those earned in most matches first. */
  medals: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** In how many matches it was earned, and how often. */
      matches: z.number(),
      count: z.number(),
    }),
  ),
});
export type PlayerMedals = z.infer<typeof playerMedals>;
