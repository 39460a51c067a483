import * as z from 'zod/mini';
import { myAccount, signedIn } from '../auth.ts';
import { securityEvents } from '../security-events.ts';
import {
  accountExport,
  changeAccountBody,
  changePasswordBody,
  deleteAccountBody,
  devices,
} from '../settings.ts';
import type { OperationTable } from './operation.ts';
import { ownAccount, uuidParams } from './own-account.ts';

/** Changing, exporting and deleting the signed-in user's account. */
export const settingsOperations = {
  'PATCH /api/account': {
    ...ownAccount,
    summary: 'Change your names, email address or language',
    description: 'A new email address needs `currentPassword`.',
    body: changeAccountBody,
    answers: { 200: myAccount },
    errors: [400, 401, 403, 429],
    rateLimit: 'write',
  },
  'PUT /api/account/password': {
    ...ownAccount,
    summary: 'Change your password',
    description: 'Every session ends; the answer begins a new one. API tokens stay valid.',
    body: changePasswordBody,
    answers: { 200: signedIn },
    errors: [400, 401, 403, 429],
    rateLimit: 'write',
  },
  'GET /api/account/devices': {
    ...ownAccount,
    summary: 'Where you are signed in',
    answers: { 200: devices },
    errors: [401],
    rateLimit: 'read',
  },
  'DELETE /api/account/devices/{id}': {
    ...ownAccount,
    summary: 'Sign out a device',
    params: uuidParams,
    answers: { 204: z.null() },
    errors: [401, 403, 404],
    rateLimit: 'write',
  },
  'GET /api/account/security-events': {
    ...ownAccount,
    summary: 'Recent security events of your account',
    description:
      'Sign-ins, refused passwords, resets, tokens, claims and what the operator did, newest first, for 90 days: at most 50, of which 20 refused passwords. `network` compares where it came from with where this request comes from.',
    answers: { 200: securityEvents },
    errors: [401],
    rateLimit: 'read',
  },
  'GET /api/account/export': {
    ...ownAccount,
    summary: 'Everything stored about you, as one file',
    answers: { 200: accountExport },
    errors: [401],
    rateLimit: 'read',
    players: 'others',
  },
  'POST /api/account/delete': {
    ...ownAccount,
    summary: 'Delete your account',
    description:
      'Sessions, API tokens, saved builds and links to players are deleted with it. Matches stay, since they also belong to the other players; a hidden player stays hidden.',
    body: deleteAccountBody,
    answers: { 204: z.null() },
    errors: [400, 401, 403, 429],
    rateLimit: 'write',
  },
} as const satisfies OperationTable;
