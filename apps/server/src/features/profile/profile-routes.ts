import { type MatchFilters, matchFilters, playerId, profile } from '@scrapboard/contract';
import { hasFilters } from '@scrapboard/read-models';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import type { HiddenPlayers } from '../../hidden-players.ts';
import { answers } from '../../http/answers.ts';
import { matchesEtag, strongEtag } from '../../http/etag.ts';
import { unknownPlayer, type VisibilityFor } from '../claims/create-visibility.ts';
import { fetchFilteredProfile } from './fetch-filtered-profile.ts';
import { createProfileReads, type ProfileAnswer } from './profile-reads.ts';

const params = z.object({ id: playerId });
interface ProfileRoute {
  Params: { id: string };
  Querystring: MatchFilters;
}
type ProfileRequest = FastifyRequest<ProfileRoute>;

/** `GET /dev/profile/{id}`, the one route that has to be fast above all. */
export async function profileRoutes(
  app: FastifyInstance,
  deps: Deps & { visibilityFor: VisibilityFor; hidden: HiddenPlayers },
): Promise<void> {
  const { cache, fromDatabase } = createProfileReads(deps);
  app.get<ProfileRoute>(
    '/dev/profile/:id',
    {
      schema: {
        tags: ['Profile'],
        summary: 'The numbers of a player, over all matches or those that the filters leave',
        description:
          'Every field is an integer written as a string. `mmr` is the rating over all matches, also where filters are given. `Cache-Control: no-cache` in the request reads past the cache.',
        params,
        querystring: matchFilters,
        response: answers(profile, 400, 404),
      },
    },
    // Not async: an answer that is in memory leaves in the same turn of the event loop.
    (request, reply) => {
      if (!deps.hidden.ids.has(request.params.id)) return send(request, reply);
      deps.visibilityFor(request).then(
        ({ isHidden }) => {
          if (isHidden(request.params.id)) reply.send(unknownPlayer());
          else send(request, reply);
        },
        (error) => reply.send(error),
      );
      return reply;
    },
  );

  function send(request: ProfileRequest, reply: FastifyReply): FastifyReply {
    const { id } = request.params;
    if (hasFilters(request.query)) {
      fetchFilteredProfile(deps.pool, id, request.query).then(
        (body) => answer(request, reply, { body, etag: strongEtag(body ?? '') }),
        (error) => reply.send(error),
      );
      return reply;
    }
    const past = request.headers['cache-control'] === 'no-cache';
    const kept = past ? undefined : cache.peek(id);
    if (kept !== undefined) return answer(request, reply, kept);
    (past ? fromDatabase(id) : cache.read(id)).then(
      (read) => answer(request, reply, read),
      (error) => reply.send(error),
    );
    return reply;
  }
}

function answer(
  request: ProfileRequest,
  reply: FastifyReply,
  { body, etag }: ProfileAnswer,
): FastifyReply {
  if (body === null) return reply.send(unknownPlayer());
  reply.header('etag', etag).header('cache-control', 'no-cache');
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(body);
}
