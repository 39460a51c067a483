import { type MatchFilters, unknownPlayer } from '@scrapboard/contract';
import { hasFilters } from '@scrapboard/read-models';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { createStrongEtag, matchesEtag } from '../../http/etag.ts';
import { createRouteOptions } from '../../http/route-options.ts';
import { fetchFilteredProfile } from './fetch-filtered-profile.ts';
import { createProfileReads, type ProfileResponse } from './profile-reads.ts';

interface ProfileRoute {
  Params: { id: string };
  Querystring: MatchFilters;
}
type ProfileRequest = FastifyRequest<ProfileRoute>;

/**
 * Adds the route of a profile. It must be the fastest one, so it has its own handler, which sends
 * what the database produced without parsing it.
 */
export async function profileRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { cache, readFromDatabase } = createProfileReads(deps);
  app.route<ProfileRoute>({
    ...createRouteOptions('GET /dev/profile/{id}'),
    // Not async: a cached profile is sent within the same turn of the event loop.
    handler(request, reply) {
      if (!deps.hiddenPlayers.ids.has(request.params.id)) return readAndSend(request, reply);
      deps.visibilityFor(request).then(
        ({ isHidden }) => {
          if (isHidden(request.params.id)) reply.send(unknownPlayer());
          else readAndSend(request, reply);
        },
        (error) => reply.send(error),
      );
      return reply;
    },
  });

  function readAndSend(request: ProfileRequest, reply: FastifyReply): FastifyReply {
    const { id } = request.params;
    if (hasFilters(request.query)) {
      fetchFilteredProfile(deps.pool, id, request.query).then(
        (body) => sendProfile(request, reply, { body, etag: createStrongEtag(body ?? '') }),
        (error) => reply.send(error),
      );
      return reply;
    }
    const skipsCache = request.headers['cache-control'] === 'no-cache';
    const cached = skipsCache ? undefined : cache.peek(id);
    if (cached !== undefined) return sendProfile(request, reply, cached);
    (skipsCache ? readFromDatabase(id) : cache.read(id)).then(
      (profile) => sendProfile(request, reply, profile),
      (error) => reply.send(error),
    );
    return reply;
  }
}

function sendProfile(
  request: ProfileRequest,
  reply: FastifyReply,
  { body, etag }: ProfileResponse,
): FastifyReply {
  if (body === null) return reply.send(unknownPlayer());
  reply.header('etag', etag).header('cache-control', 'no-cache');
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(body);
}
