import type { FastifyReply, FastifyRequest } from 'fastify';

/** The web app's own page for an address at which nothing is. */
const missingPage = '/auth/404';

/**
 * Answers what the router cannot even read, such as `/100%`, before any hook or route: people get
 * the page that says so, programs an error as every other.
 */
export function answerBadAddress(_: Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  const isCall = /^\/(api|dev|assets)(\/|$)/.test(request.url);
  if (!isCall && request.method === 'GET' && request.headers.accept?.includes('text/html')) {
    reply.redirect(missingPage, 302);
    return;
  }
  reply
    .code(400)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ code: 'bad_request', message: 'The address is malformed.', requestId: request.id });
}
