import * as z from 'zod/mini';
import { match } from '../matches.ts';
import { matchId } from '../primitives.ts';
import type { OperationTable } from './operation.ts';

export const matchOperations = {
  'GET /api/matches/{id}': {
    tag: 'Matches',
    summary: 'A match: both teams, rounds, damage and kills by player, parts and medals',
    params: z.object({ id: matchId }),
    answers: { 200: match },
    errors: [400, 404],
    token: 'optional',
    rateLimit: 'read',
    caching: 'etag',
    players: 'others',
  },
} as const satisfies OperationTable;
