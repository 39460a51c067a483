import { type Status, status } from '@scrapboard/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { answers } from '../../http/answers.ts';
import { fetchStatus } from './fetch-status.ts';

/** Every open page asks for the status again and again; it is read at most this often. */
const CACHE_TTL_MS = 1000;

/** `GET /api/status` */
export async function statusRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  let reading: Promise<Status> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  app.get(
    '/api/status',
    {
      schema: {
        tags: ['Server'],
        summary: 'What this server is, holds and takes',
        response: answers(status),
      },
    },
    () => {
      const now = performance.now();
      if (reading === undefined || now - readAt > CACHE_TTL_MS) {
        readAt = now;
        const read = fetchStatus(deps);
        reading = read;
        read.catch(() => {
          if (reading === read) reading = undefined;
        });
      }
      return reading;
    },
  );
}
