import * as z from 'zod/mini';
import { categoryId } from './primitives.ts';

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

/** `GET /api/schedule` */
export const schedule = z.object({
  /** The state of the game that the windows describe, `2023-05`, and where they come from. */
  asOf: z.string(),
  source: z.string(),
  note: z.nullable(z.string()),
  /** Every week at the same hours in UTC. */
  windows: z.array(
    z.object({
      mode: z.string(),
      /** 1 is Monday, 7 is Sunday. */
      day: z.number(),
      /** Hours in UTC; `to` may be 24. */
      from: z.number(),
      to: z.number(),
      /** First day, and the day after the last one, in UTC; not limited if missing. */
      since: z.optional(day),
      until: z.optional(day),
    }),
  ),
  exceptions: z.array(
    z.object({
      mode: z.string(),
      date: day,
      from: z.number(),
      to: z.number(),
      /** Whether windows that begin in these hours are cancelled; otherwise the hours are an extra window. */
      cancelled: z.boolean(),
    }),
  ),
  /** The modes that have windows or exceptions. */
  modes: z.array(z.object({ id: z.string(), name: z.string(), category: categoryId })),
  /** The seasons of the game that the operator has listed: first day, day after the last one. */
  seasons: z.array(z.object({ id: z.string(), name: z.string(), from: day, to: day })),
});
export type Schedule = z.infer<typeof schedule>;

/** `GET /sched/{kind}.ics` */
export const calendarParams = z.object({ kind: z.enum(['all', 'cw', 'brawl']) });
