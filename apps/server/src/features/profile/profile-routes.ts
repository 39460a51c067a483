import { type MatchFilters, unknownPlayer } from '@scrapboard/contract';
import { hasFilters } from '@scrapboard/read-models';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { matchesEtag, strongEtag } from '../../http/etag.ts';
import { routeOptions } from '../../http/route-options.ts';
import { fetchFilteredProfile } from './fetch-filtered-profile.ts';
import { createProfileReads, type ProfileAnswer } from './profile-reads.ts';

interface ProfileRoute {
  Params: { id: string };
  Querystring: MatchFilters;
}
type ProfileRequest = FastifyRequest<ProfileRoute>;

/**
 * The route that must be fastest: it sends what the database produced without parsing it, and
 * therefore has its own handler.
 */
export async function profileRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { cache, fromDatabase } = createProfileReads(deps);
  app.route<ProfileRoute>({
    ...routeOptions('GET /dev/profile/{id}'),
    // Not async: a cached answer is sent within the same turn of the event loop.
    handler(request, reply) {
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
  });

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
