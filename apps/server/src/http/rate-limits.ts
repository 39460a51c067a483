import { ApiError } from '@scrapboard/contract';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../network-of.ts';

/** Requests that one address may make in a minute, by what they are for. */
export const ratePolicies = {
  /** Signing up and in, and resetting a password. */
  auth: 20,
  upload: 120,
  write: 120,
  read: 3000,
} as const;
export type RatePolicy = keyof typeof ratePolicies;

const windowMs = 60_000;

/**
 * Which limit a route is under. Profiles, the web app and what monitoring asks have none: they cost
 * less than counting would protect.
 */
export function policyOf(method: string, path: string | undefined): RatePolicy | null {
  if (path === undefined || !path.startsWith('/api/')) return null;
  if (method === 'GET' || method === 'HEAD') return 'read';
  if (/^\/api\/auth\/(sign-in|sign-up|reset-password)(\/|$)/.test(path)) return 'auth';
  return path === '/api/uploads' ? 'upload' : 'write';
}

/**
 * Counts requests by address in windows of a minute, in memory: several servers behind a balancer
 * each allow as much. Answers say what is left in the RateLimit headers of the IETF's draft
 * (draft-ietf-httpapi-ratelimit-headers), and 429 with Retry-After where nothing is.
 */
export function registerRateLimits(app: FastifyInstance, now: () => number = Date.now): void {
  const counts = new Map<string, number>();
  let ends = 0;
  app.addHook('onRequest', (request, reply, done) => {
    const policy = policyOf(request.method, request.routeOptions.url);
    if (policy === null) return done();
    const at = now();
    if (at >= ends) {
      counts.clear();
      ends = at + windowMs;
    }
    const key = `${policy} ${networkOf(request.ip)}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const most = ratePolicies[policy];
    const seconds = Math.ceil((ends - at) / 1000);
    reply.header('ratelimit-policy', `"${policy}";q=${most};w=${windowMs / 1000}`);
    reply.header('ratelimit', `"${policy}";r=${Math.max(0, most - count)};t=${seconds}`);
    if (count <= most) return done();
    done(
      new ApiError(
        429,
        'too_many_requests',
        'Too many requests from your address. Wait a moment.',
        seconds,
      ),
    );
  });
}
