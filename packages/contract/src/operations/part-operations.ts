import {
  cataloguePartDetail,
  cataloguePartParams,
  catalogueParts,
  cataloguePartsQuery,
  recipes,
} from '../catalogue-parts.ts';
import type { OperationTable } from './operation.ts';

const partDefaults = {
  tag: 'Parts',
  errors: [400],
  token: 'none',
  rateLimit: 'read',
  caching: 'etag',
  players: 'none',
} as const;

/** What the catalogue has about parts, independently of matches. */
export const partOperations = {
  'GET /api/parts': {
    ...partDefaults,
    summary: 'The parts of the catalogue, with figures and price',
    query: cataloguePartsQuery,
    answers: { 200: catalogueParts },
  },
  'GET /api/parts/{id}': {
    ...partDefaults,
    summary: 'A part of the catalogue, with its figures and recipes',
    description:
      'A cosmetic variant is its base part. A part that the catalogue does not list has a name derived from its id, and `known` is false.',
    params: cataloguePartParams,
    answers: { 200: cataloguePartDetail },
  },
  'GET /api/recipes': {
    ...partDefaults,
    errors: [],
    summary: 'What parts are made of',
    description: 'Ids are those of `GET /api/parts` and `GET /api/prices`.',
    answers: { 200: recipes },
  },
} as const satisfies OperationTable;
