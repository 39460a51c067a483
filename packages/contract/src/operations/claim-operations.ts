import * as z from 'zod/mini';
import { accountPlayers, claimPlayerBody, hidePlayerBody } from '../claims.ts';
import { playerId } from '../primitives.ts';
import type { OperationTable } from './operation.ts';
import { ownAccount } from './own-account.ts';

/** Any player can be claimed, not only those of the account's logs. */
const claimDefaults = { ...ownAccount, players: 'others' } as const;

const params = z.object({ id: playerId });

/** Claiming in-game players and hiding them from others. */
export const claimOperations = {
  'GET /api/account/players': {
    ...claimDefaults,
    summary: 'Your players, and those you can claim',
    answers: { 200: accountPlayers },
    errors: [401],
    rateLimit: 'read',
  },
  'POST /api/account/players': {
    ...claimDefaults,
    summary: 'Claim a player',
    description:
      'Linked at once if your uploads prove it: their game.log names this player as the local one in matches of three different days that others uploaded too, and nobody else was in all of them. On a server that only its own machine can reach, one such log is enough. Otherwise `ask: true` submits the claim to the operator, who also decides about hidden players. At most five players per account.',
    body: claimPlayerBody,
    answers: { 200: accountPlayers },
    errors: [400, 401, 403, 404, 409],
    rateLimit: 'write',
  },
  'PUT /api/account/players/{id}': {
    ...claimDefaults,
    summary: 'Hide one of your players from others, or show them again',
    description:
      'Others find a hidden player neither by search nor in lists, see "Hidden player" on match pages, and get 404 for their profile.',
    params,
    body: hidePlayerBody,
    answers: { 200: accountPlayers },
    errors: [400, 401, 403, 404],
    rateLimit: 'write',
  },
  'DELETE /api/account/players/{id}': {
    ...claimDefaults,
    summary: 'Unlink a player, or withdraw a claim',
    description:
      'A hidden player becomes visible again, because no one could show them later. A refused claim cannot be withdrawn.',
    params,
    answers: { 200: accountPlayers },
    errors: [400, 401, 403, 404],
    rateLimit: 'write',
  },
} as const satisfies OperationTable;
