import { notFound } from '@scrapboard/contract';
import type { Visibility } from '@scrapboard/read-models';
import type { FastifyRequest } from 'fastify';
import type { HiddenPlayers } from '../../hidden-players.ts';
import type { Accounts } from '../accounts/create-accounts.ts';

/** Finds out who looks; asks only where somebody is hidden, which on most servers is nowhere. */
export type VisibilityFor = (request: FastifyRequest) => Promise<Visibility>;

const everything: Visibility = { isHidden: () => false, hidden: [] };

/** Players of the one who looks are not hidden from him. */
export function createVisibility(
  accounts: Pick<Accounts, 'viewerOf'>,
  players: Pick<HiddenPlayers, 'ids'>,
): VisibilityFor {
  return async (request) => {
    if (players.ids.size === 0) return everything;
    const viewer = await accounts.viewerOf(request);
    const hidden = players.ids.difference(viewer?.players ?? new Set());
    return { isHidden: (id) => hidden.has(id), hidden: [...hidden] };
  };
}

/** A hidden player answers like one nobody has met. */
export const unknownPlayer = () => notFound('There is no player with this id.');
