import * as z from 'zod/mini';
import { instant, playerId } from './primitives.ts';

export const linkedPlayer = z.object({
  id: playerId,
  /** Null until a match with this player is stored. */
  nickname: z.nullable(z.string()),
  /** Whether others see only “Hidden player”. */
  hidden: z.boolean(),
});
export type LinkedPlayer = z.infer<typeof linkedPlayer>;

/** Different days on which others must have uploaded a match of the claimed player, too. */
export const PROOF_DAYS = 3;
/** The most players that may be linked to one account. */
export const MAX_LINKED_PLAYERS = 5;
/** The most claims of one account that may wait for the operator. */
export const MAX_PENDING_CLAIMS = 20;

/**
 * What the logs of an account prove about a player so far: matches that someone else uploaded too,
 * from another account and network, with the same server match id.
 */
export const claimProof = z.object({
  /** Different days on which such matches were played, up to the number needed. */
  days: z.int().check(z.nonnegative()),
  /** How many of these days a claim needs. */
  neededDays: z.int().check(z.positive()),
  /** Whether another player was in all of these matches, so that the logs could be that player’s. */
  isShared: z.boolean(),
});
export type ClaimProof = z.infer<typeof claimProof>;

const namedPlayer = { id: playerId, nickname: z.nullable(z.string()) };

/** `GET /api/account/players` */
export const accountPlayers = z.object({
  linked: z.array(linkedPlayer),
  /** Local players of this account's uploads that are not claimed yet; never hidden ones. */
  claimable: z.array(
    z.object({
      ...namedPlayer,
      /** Null where a log is enough: on a server that only its own machine can reach. */
      proof: z.nullable(claimProof),
    }),
  ),
  /** Claims that the operator decides about, or has refused. */
  asked: z.array(
    z.object({
      ...namedPlayer,
      state: z.enum(['pending', 'refused']),
      requestedAt: instant,
      decidedAt: z.nullable(instant),
      /** What the operator wrote about the decision. */
      note: z.nullable(z.string()),
    }),
  ),
});
export type AccountPlayers = z.infer<typeof accountPlayers>;

/** Returns whether a claim needs nothing more to be granted at once. */
export function isProven(proof: ClaimProof | null): boolean {
  return proof === null || (proof.days >= proof.neededDays && !proof.isShared);
}

/** `POST /api/account/players`; `ask` sends a claim that is not proven to the operator. */
export const claimPlayerBody = z.object({ id: playerId, ask: z._default(z.boolean(), false) });
/** `PUT /api/account/players/{id}` */
export const hidePlayerBody = z.object({ hidden: z.boolean() });

/** What others see instead of a hidden player's name. */
export const HIDDEN_NICKNAME = 'Hidden player';
