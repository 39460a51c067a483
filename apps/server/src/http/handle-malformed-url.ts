import type { FastifyReply, FastifyRequest } from 'fastify';

/** A path without a page, for which the web app shows its 404 page. */
const NOT_FOUND_PAGE = '/404';

/**
 * Responds to requests for URLs that the router cannot parse, such as `/100%`, before any hook or
 * route: people are sent to the 404 page, programs get an error like any other.
 */
export function handleMalformedUrl(_: Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  const isPage = !/^\/(api|dev|assets)(\/|$)/.test(request.url);
  if (isPage && request.method === 'GET' && request.headers.accept?.includes('text/html')) {
    reply.redirect(NOT_FOUND_PAGE, 302);
    return;
  }
  reply
    .code(400)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ code: 'bad_request', message: 'The address is malformed.', requestId: request.id });
}
