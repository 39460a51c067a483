import {
  type CallAnswer,
  type CallName,
  type CallsWith,
  type Operations,
  operationOf,
  type ParsedInput,
} from '@scrapboard/contract/operations';
import { answerForViewer, everythingVisible, type Visibility } from '@scrapboard/read-models';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps.ts';
import { createRouteOptions } from './route-options.ts';
import { sendConditional } from './send-conditional.ts';

type Operator = Awaited<ReturnType<AppDeps['accounts']['requireOperator']>>;

/** Finds out who is calling and which players are hidden from them. */
export type VisibilityFor = (request: FastifyRequest) => Promise<Visibility>;

/**
 * The input of a handler: the request as parsed by the table's schemas, and the caller's
 * visibility.
 */
export interface Call<Name extends CallName> extends ParsedInput<Operations[Name]> {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Everything is visible if the response names no players. */
  visibility: Visibility;
  /** The caller, if only operators may make the call. */
  operator: Name extends CallsWith<{ token: 'operator' }> ? Operator : null;
}

type Handler<Name extends CallName> = (
  call: Call<Name>,
) => CallAnswer<Name> | Promise<CallAnswer<Name>>;

interface RouteExtras<Name extends CallName> {
  /** Writes the answer as JSON, unchecked, for answers whose check would take longer than all else. */
  serialize?: (answer: CallAnswer<Name>) => string;
}

/** Adds the route of a call; its handler must return the response type of the table. */
export type AddRoute = <Name extends CallName>(
  name: Name,
  handler: Handler<Name>,
  extras?: RouteExtras<Name>,
) => void;

/**
 * Creates the only function with which features add routes; it applies the access, caching and
 * visibility that the table specifies.
 */
export function createAddRoute(
  app: FastifyInstance,
  { visibilityFor, accounts }: Pick<AppDeps, 'visibilityFor' | 'accounts'>,
): AddRoute {
  const operators = new WeakMap<FastifyRequest, Operator>();

  /** Runs before the body is read and parameters are checked, so that strangers learn nothing. */
  async function requireOperator(request: FastifyRequest): Promise<void> {
    operators.set(request, await accounts.requireOperator(request));
  }

  return <Name extends CallName>(
    name: Name,
    handler: Handler<Name>,
    { serialize }: RouteExtras<Name> = {},
  ): void => {
    const { players, caching, token } = operationOf(name);
    const isUnfiltered = players === 'none' || players === 'unfiltered';
    const onRequest = [
      ...(caching === 'no-store' ? [preventStorage] : []),
      ...(token === 'operator' ? [requireOperator] : []),
    ];
    app.route({
      ...createRouteOptions(name),
      onRequest,
      ...(caching === 'etag' && { onSend: sendConditional }),
      ...(serialize !== undefined && { serializerCompiler: () => serialize }),
      async handler(request, reply) {
        const visibility = isUnfiltered ? everythingVisible : await visibilityFor(request);
        const { params, query, body } = request as ParsedInput<Operations[Name]>;
        const operator = (operators.get(request) ?? null) as Call<Name>['operator'];
        const response = await answerForViewer(name, params, visibility, () =>
          handler({ params, query, body, request, reply, visibility, operator }),
        );
        if (response === null) reply.code(204);
        return response;
      },
    });
  };
}

/** Prevents browsers and proxies from storing the response. */
async function preventStorage(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}
