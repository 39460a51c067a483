import * as z from 'zod/mini';
import { leadersAnswer, leadersQuery } from '../leaders.ts';
import { questionAnswer, questionQuery } from '../questions.ts';
import type { OperationTable } from './operation.ts';

const questionDefaults = {
  tag: 'Questions',
  query: questionQuery,
  errors: [400, 422],
  token: 'optional',
  rateLimit: 'read',
  caching: 'etag',
  players: 'others',
} as const;

/** Questions about all players and matches at once. */
export const questionOperations = {
  'GET /api/questions': {
    ...questionDefaults,
    summary: 'Ask about all matches: any measures by any dimensions, filtered',
    description:
      'For example `?facts=parts&measures=uses,wins,damage&by=part&category=pvp&from=2026-01-01&sort=-uses&limit=500`. Every dimension is also a filter with one or several values separated by commas, besides `from`, `to`, `minPowerScore`, `maxPowerScore`, `party`, `confirmed`, `bots`, `carried`, `length`, `damage`, `kills`, `assists`, `score`, `partDamage`, `prices` and `costs`. An invalid question is answered with 400 and what is accepted instead. A question that would take longer than 15 seconds, or more memory than the server allows, is answered with 422.',
    answers: { 200: questionAnswer },
  },
  'GET /api/questions.csv': {
    ...questionDefaults,
    summary: 'The same answer as a table for spreadsheets (RFC 4180)',
    answers: { 200: z.string() },
    produces: 'text/csv',
    serverOnly: true,
  },
  'GET /api/questions.ndjson': {
    ...questionDefaults,
    summary: 'The same answer as one JSON object per line and row',
    answers: { 200: z.string() },
    produces: 'application/x-ndjson',
    serverOnly: true,
  },
  'GET /api/leaders': {
    ...questionDefaults,
    summary: 'The best player with each part of a kind',
    description:
      'For example `?kind=weapon&by=winRate&minGames=50&from=2026-01-01&mode=8v8`. All players with enough games with a part are ranked by estimates: each player’s average is moved towards that of all of them, further for fewer games; win rates by the lower end of the interval. Other parameters are filters as in `GET /api/questions`. With `player`, the answer also has that player’s rank with each part.',
    query: leadersQuery,
    answers: { 200: leadersAnswer },
  },
} as const satisfies OperationTable;
