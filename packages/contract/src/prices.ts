import * as z from 'zod/mini';
import { instant, named } from './primitives.ts';

const priceKind = z.enum(['resource', 'part', 'item']);

/** `GET /api/prices` */
export const pricesQuery = z.object({ kind: z.optional(priceKind) });

const itemPrice = z.object({
  /** The id of a part or another item, or a resource’s name in game.log. */
  id: z.string(),
  name: z.string(),
  kind: priceKind,
  /** In coins per unit: the cheapest offer, and the highest order; null if there is none. */
  sell: z.nullable(z.number()),
  buy: z.nullable(z.number()),
  from: z.enum(['catalogue', 'operator']),
});
export type ItemPrice = z.infer<typeof itemPrice>;

export const prices = z.object({
  /** When the catalogue's prices were collected, `2023-10`, and by whom. */
  asOf: z.string(),
  source: z.string(),
  /** The operator's own list; null if there is none. */
  operator: z.nullable(
    z.object({
      /** The day, month or year that the list gives itself. */
      asOf: z.nullable(z.string()),
      source: z.nullable(z.string()),
      /** When the list was last read successfully; null if it never was. */
      readAt: z.nullable(instant),
      /** Since when it cannot be read; null if it can. */
      failedSince: z.nullable(instant),
    }),
  ),
  prices: z.array(itemPrice),
  /** The fuel that a match of a mode costs. */
  fuelCosts: z.array(z.object({ mode: named, fuel: z.number() })),
});
export type Prices = z.infer<typeof prices>;
