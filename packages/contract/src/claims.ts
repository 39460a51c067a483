import * as z from 'zod/mini';
import { playerId } from './primitives.ts';

export const linkedPlayer = z.object({
  id: playerId,
  /** Null until a match with this player is stored. */
  nickname: z.nullable(z.string()),
  /** Whether others see only “Hidden player”. */
  hidden: z.boolean(),
});
export type LinkedPlayer = z.infer<typeof linkedPlayer>;

/** `GET /api/account/players` */
export const accountPlayers = z.object({
  linked: z.array(linkedPlayer),
  /** Local players of this account's uploads that are not claimed yet. */
  claimable: z.array(z.object({ id: playerId, nickname: z.nullable(z.string()) })),
  /** Claims waiting for the operator, because no game.log of this account names these players. */
  asked: z.array(z.object({ id: playerId, nickname: z.nullable(z.string()) })),
});
export type AccountPlayers = z.infer<typeof accountPlayers>;

/** `POST /api/account/players`; `ask` sends a claim without a game.log to the operator. */
export const claimPlayerBody = z.object({ id: playerId, ask: z._default(z.boolean(), false) });
/** `PUT /api/account/players/{id}` */
export const hidePlayerBody = z.object({ hidden: z.boolean() });

/** What others see instead of a hidden player's name. */
export const HIDDEN_NICKNAME = 'Hidden player';
