import { searchAnswer, searchQuery } from '../search.ts';
import type { OperationTable } from './operation.ts';

export const searchOperations = {
  'GET /api/search': {
    tag: 'Search',
    summary: 'Players, parts and maps by name, best match first',
    description:
      'For search boxes that answer while you type. Case, accents and punctuation make no difference, Cyrillic and Greek are read as Latin, former nicknames count, and where little is found a typo or two is forgiven. An id finds its player, part or map.',
    query: searchQuery,
    answers: { 200: searchAnswer },
    errors: [400],
    token: 'optional',
    rateLimit: 'read',
    caching: 'etag',
    players: 'others',
  },
} as const satisfies OperationTable;
