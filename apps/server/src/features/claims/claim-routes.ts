import {
  accountPlayers,
  claimPlayerBody,
  hidePlayerBody,
  notFound,
  playerId,
} from '@scrapboard/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import type { HiddenPlayers } from '../../hidden-players.ts';
import { answers } from '../../http/answers.ts';
import type { Accounts } from '../accounts/create-accounts.ts';
import { claimPlayer, hideOwnPlayer, unlinkPlayer } from './claim-player.ts';
import { fetchAccountPlayers } from './fetch-account-players.ts';

const tags = ['Account'];
const params = z.object({ id: playerId });
const notYours = () => notFound('This player is not linked to your account.');

/** Which players of the game an account is, and whether others see them. */
export async function claimRoutes(
  instance: FastifyInstance,
  { db, accounts, hidden }: Deps & { accounts: Accounts; hidden: HiddenPlayers },
): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/account/players',
    {
      schema: {
        tags,
        summary: 'Your players, and those you can claim',
        response: answers(accountPlayers, 401),
      },
    },
    async (request) => {
      const { accountId } = await accounts.requireViewer(request);
      return await fetchAccountPlayers(db, accountId);
    },
  );

  app.post(
    '/api/account/players',
    {
      schema: {
        tags,
        summary: 'Claim a player',
        description:
          'Linked at once where an upload of yours has a game.log that names this player as the local one. Otherwise `ask: true` puts the claim before whoever runs this server.',
        body: claimPlayerBody,
        response: answers(accountPlayers, 400, 401, 403, 404, 409),
      },
    },
    async (request) => {
      const { accountId } = await accounts.requireOwner(request);
      await claimPlayer(db, accountId, request.body.id, request.body.ask);
      return await fetchAccountPlayers(db, accountId);
    },
  );

  app.put(
    '/api/account/players/:id',
    {
      schema: {
        tags,
        summary: 'Hide a player of yours from others, or show him again',
        description:
          'Others find him neither by search nor in lists, read "Hidden player" on match pages, and get 404 for his profile.',
        params,
        body: hidePlayerBody,
        response: answers(accountPlayers, 400, 401, 403, 404),
      },
    },
    async (request) => {
      const { accountId } = await accounts.requireOwner(request);
      const { id } = request.params;
      if (!(await hideOwnPlayer(db, accountId, id, request.body.hidden))) throw notYours();
      await hidden.reload();
      return await fetchAccountPlayers(db, accountId);
    },
  );

  app.delete(
    '/api/account/players/:id',
    {
      schema: {
        tags,
        summary: 'Give a player up, or take a claim back',
        description: 'A hidden player is shown again: nobody could do that later.',
        params,
        response: answers(accountPlayers, 400, 401, 403, 404),
      },
    },
    async (request) => {
      const { accountId } = await accounts.requireOwner(request);
      if (!(await unlinkPlayer(db, accountId, request.params.id))) throw notYours();
      await hidden.reload();
      return await fetchAccountPlayers(db, accountId);
    },
  );
}
