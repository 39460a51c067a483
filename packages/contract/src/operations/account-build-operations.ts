import * as z from 'zod/mini';
import { accountBuild, accountBuilds, saveBuildBody } from '../account-builds.ts';
import type { OperationTable } from './operation.ts';
import { ownAccount, uuidParams } from './own-account.ts';

/** The builds that the part picker saves in an account. */
export const accountBuildOperations = {
  'GET /api/account/builds': {
    ...ownAccount,
    summary: 'Your saved builds',
    answers: { 200: accountBuilds },
    errors: [401],
    rateLimit: 'read',
  },
  'POST /api/account/builds': {
    ...ownAccount,
    summary: 'Save a build',
    description:
      'A build of the same name is replaced. `code` is the `parts` of the part picker’s URL.',
    body: saveBuildBody,
    answers: { 200: accountBuild },
    errors: [400, 401, 403, 409],
    rateLimit: 'write',
  },
  'DELETE /api/account/builds/{id}': {
    ...ownAccount,
    summary: 'Delete a saved build',
    params: uuidParams,
    answers: { 204: z.null() },
    errors: [401, 403, 404],
    rateLimit: 'write',
  },
} as const satisfies OperationTable;
