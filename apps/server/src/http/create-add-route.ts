import {
  type CallAnswer,
  type CallName,
  type Operations,
  operationOf,
  type ParsedInput,
} from '@scrapboard/contract/operations';
import { answerForViewer, everythingVisible, type Visibility } from '@scrapboard/read-models';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendConditional } from './conditional.ts';
import { routeOptions } from './route-options.ts';

/** Finds out who is calling and which players are hidden from them. */
export type VisibilityFor = (request: FastifyRequest) => Promise<Visibility>;

/**
 * The input of a handler: the request as parsed by the table's schemas, and the caller's
 * visibility.
 */
export interface Call<Name extends CallName> extends ParsedInput<Operations[Name]> {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Everything is visible if the answer names no players. */
  visibility: Visibility;
}

type Handler<Name extends CallName> = (
  call: Call<Name>,
) => CallAnswer<Name> | Promise<CallAnswer<Name>>;

/** Adds the route of a call; its handler must return the answer type of the table. */
export type AddRoute = <Name extends CallName>(name: Name, handle: Handler<Name>) => void;

/**
 * Creates the only function with which features add routes; it applies the caching and visibility
 * that the table specifies.
 */
export function createAddRoute(
  app: FastifyInstance,
  { visibilityFor }: { visibilityFor: VisibilityFor },
): AddRoute {
  return <Name extends CallName>(name: Name, handle: Handler<Name>): void => {
    const { players, caching } = operationOf(name);
    app.route({
      ...routeOptions(name),
      ...(caching === 'etag' ? { onSend: sendConditional } : { onRequest: preventStorage }),
      async handler(request, reply) {
        const visibility = players === 'none' ? everythingVisible : await visibilityFor(request);
        const { params, query, body } = request as ParsedInput<Operations[Name]>;
        const answer = await answerForViewer(name, params, visibility, () =>
          handle({ params, query, body, request, reply, visibility }),
        );
        if (answer === null) reply.code(204);
        return answer;
      },
    });
  };
}

/** Tells browsers and proxies not to store the answer. */
async function preventStorage(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}
