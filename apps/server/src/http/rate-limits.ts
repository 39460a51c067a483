import { ApiError } from '@scrapboard/contract';
import { operationOf, rateLimits } from '@scrapboard/contract/operations';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../network-of.ts';

const WINDOW_MS = 60_000;

/**
 * Counts requests by network in windows of one minute, in memory: each of several servers behind a
 * load balancer counts separately. Responses state what remains in the RateLimit headers of the
 * IETF draft (draft-ietf-httpapi-ratelimit-headers); beyond the limit the response is 429 with
 * Retry-After. The clock is monotonic, so that adjusting the computer's clock neither ends nor
 * prolongs a window.
 */
export function registerRateLimits(
  app: FastifyInstance,
  now: () => number = () => performance.now(),
): void {
  const counts = new Map<string, number>();
  let windowEnd = 0;
  app.addHook('onRequest', (request, reply, done) => {
    const { call } = request.routeOptions.config;
    const policy = call === undefined ? 'none' : operationOf(call).rateLimit;
    if (policy === 'none') return done();
    const time = now();
    if (time >= windowEnd) {
      counts.clear();
      windowEnd = time + WINDOW_MS;
    }
    const key = `${policy} ${networkOf(request.ip)}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const limit = rateLimits[policy];
    const secondsLeft = Math.ceil((windowEnd - time) / 1000);
    reply.header('ratelimit-policy', `"${policy}";q=${limit};w=${WINDOW_MS / 1000}`);
    reply.header('ratelimit', `"${policy}";r=${Math.max(0, limit - count)};t=${secondsLeft}`);
    if (count <= limit) return done();
    done(
      new ApiError(
        429,
        'too_many_requests',
        'Too many requests from your address. Wait a moment, then try again.',
        secondsLeft,
      ),
    );
  });
}
