import * as z from 'zod/mini';
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
} as const satisfies OperationTable;
