import * as z from 'zod/mini';
import { match } from '../matches.ts';
import { matchPercentiles } from '../percentiles.ts';
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
  'GET /api/matches/{id}/percentiles': {
    tag: 'Matches',
    summary:
      'How the numbers of a match’s players rank among those of the same mode, power score band and weapon role',
    description:
      'Covers every player with a game ID, by index in the match; an unfinished match has none. Where too few matches have been played, the next wider group is used: `cohort` says which.',
    params: z.object({ id: matchId }),
    answers: { 200: matchPercentiles },
    errors: [400, 404],
    token: 'none',
    rateLimit: 'read',
    caching: 'etag',
    players: 'none',
  },
} as const satisfies OperationTable;
