import * as z from 'zod/mini';

export const health = z.object({
  status: z.literal('ok'),
  /** Seconds since the process started. */
  uptime: z.number(),
});

const readinessPart = z.object({ ok: z.boolean(), message: z.optional(z.string()) });

export const readiness = z.object({
  status: z.enum(['ready', 'not_ready']),
  parts: z.object({
    database: readinessPart,
    migrations: readinessPart,
    queue: readinessPart,
    changes: readinessPart,
    /** Does not make the server unready: without room it still answers, but takes no uploads. */
    disk: readinessPart,
    /** Does not make the server unready either: answers about all matches may be old. */
    facts: readinessPart,
  }),
});
export type Readiness = z.infer<typeof readiness>;
export type ReadinessPart = z.infer<typeof readinessPart>;
