import * as z from 'zod/mini';
import { apiTokens, createdToken, createTokenBody } from '../api-tokens.ts';
import type { OperationTable } from './operation.ts';
import { ownAccount, uuidParams } from './own-account.ts';

/** Managing the tokens with which programs upload for an account. */
export const apiTokenOperations = {
  'GET /api/account/tokens': {
    ...ownAccount,
    summary: 'Your API tokens',
    answers: { 200: apiTokens },
    errors: [401],
    rateLimit: 'read',
  },
  'POST /api/account/tokens': {
    ...ownAccount,
    summary: 'Create an API token for uploads',
    description:
      'The secret is in this answer only. It allows uploads in your name and reads nothing.',
    body: createTokenBody,
    answers: { 200: createdToken },
    errors: [400, 401, 403, 409],
    rateLimit: 'write',
  },
  'DELETE /api/account/tokens/{id}': {
    ...ownAccount,
    summary: 'Revoke an API token',
    params: uuidParams,
    answers: { 204: z.null() },
    errors: [401, 404],
    rateLimit: 'write',
  },
} as const satisfies OperationTable;
