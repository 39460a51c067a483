import { ApiError } from '@scrapboard/contract';
import { operationOf, rateLimits } from '@scrapboard/contract/operations';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../network-of.ts';

const windowMs = 60_000;

/**
 * Counts requests by address in windows of a minute, in memory: several servers behind a balancer
 * each allow as much. Answers say what is left in the RateLimit headers of the IETF's draft
 * (draft-ietf-httpapi-ratelimit-headers), and 429 with Retry-After where nothing is.
 */
export function registerRateLimits(app: FastifyInstance, now: () => number = Date.now): void {
  const counts = new Map<string, number>();
  let ends = 0;
  app.addHook('onRequest', (request, reply, done) => {
    const { call } = request.routeOptions.config;
    const policy = call === undefined ? 'none' : operationOf(call).rateLimit;
    if (policy === 'none') return done();
    const at = now();
    if (at >= ends) {
      counts.clear();
      ends = at + windowMs;
    }
    const key = `${policy} ${networkOf(request.ip)}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const most = rateLimits[policy];
    const seconds = Math.ceil((ends - at) / 1000);
    reply.header('ratelimit-policy', `"${policy}";q=${most};w=${windowMs / 1000}`);
    reply.header('ratelimit', `"${policy}";r=${Math.max(0, most - count)};t=${seconds}`);
    if (count <= most) return done();
    done(
      new ApiError(
        429,
        'too_many_requests',
        'Too many requests from your address. Wait a moment, then try again.',
        seconds,
      ),
    );
  });
}
