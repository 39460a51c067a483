import { notFound, type Sight } from '@scrapboard/back-end';
import type { FastifyRequest } from 'fastify';
import type { HiddenPlayers } from '../../hidden-players.ts';
import type { Accounts } from '../accounts/create-accounts.ts';

/** Finds out who looks; asks only where somebody is hidden, which on most servers is nowhere. */
export type SightOf = (request: FastifyRequest) => Promise<Sight>;

const everything: Sight = { hides: () => false, hidden: [] };

/** Players of the one who looks are not hidden from him. */
export function createSight(
  accounts: Pick<Accounts, 'viewerOf'>,
  players: Pick<HiddenPlayers, 'ids'>,
): SightOf {
  return async (request) => {
    if (players.ids.size === 0) return everything;
    const viewer = await accounts.viewerOf(request);
    const hidden = players.ids.difference(viewer?.players ?? new Set());
    return { hides: (id) => hidden.has(id), hidden: [...hidden] };
  };
}

/** A hidden player answers like one nobody has met. */
export const unknownPlayer = () => notFound('There is no player with this id.');
