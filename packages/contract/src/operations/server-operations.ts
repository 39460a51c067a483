import * as z from 'zod/mini';
import { footerPage, footerPageName, footerPageQuery } from '../footer-pages.ts';
import { status } from '../status.ts';
import type { OperationTable } from './operation.ts';

const serverDefaults = {
  tag: 'Server',
  token: 'none',
  rateLimit: 'read',
  caching: 'etag',
  players: 'none',
} as const;

export const serverOperations = {
  'GET /api/status': {
    ...serverDefaults,
    summary: 'What this server is, stores and accepts',
    answers: { 200: status },
    errors: [],
    players: 'others',
  },
  'GET /api/pages/{page}': {
    ...serverDefaults,
    summary: 'The operator’s text for a footer page',
    params: z.object({ page: footerPageName }),
    query: footerPageQuery,
    answers: { 200: footerPage },
    errors: [400],
  },
  'GET /api/openapi.json': {
    ...serverDefaults,
    summary: 'This API as an OpenAPI 3.1 document',
    answers: { 200: z.record(z.string(), z.unknown()) },
    serverOnly: true,
  },
} as const satisfies OperationTable;
