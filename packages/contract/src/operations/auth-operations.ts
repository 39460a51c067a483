import * as z from 'zod/mini';
import {
  confirmResetBody,
  myAccount,
  resetPasswordBody,
  signedIn,
  signInBody,
  signUpBody,
} from '../auth.ts';
import type { OperationTable } from './operation.ts';

const authDefaults = {
  tag: 'Account',
  token: 'none',
  rateLimit: 'auth',
  caching: 'no-store',
  players: 'none',
} as const;

/** Signing up, in and out, and resetting a forgotten password. */
export const authOperations = {
  'POST /api/auth/sign-up': {
    ...authDefaults,
    summary: 'Sign up and sign in',
    body: signUpBody,
    answers: { 200: signedIn },
    errors: [400, 429],
  },
  'POST /api/auth/sign-in': {
    ...authDefaults,
    summary: 'Sign in',
    description:
      'The token goes into `Authorization: Bearer …` and is valid for three days. After five wrong passwords for an account, or twenty from an address, each further one doubles the wait.',
    body: signInBody,
    answers: { 200: signedIn },
    errors: [400, 403, 429],
  },
  'POST /api/auth/sign-out': {
    ...authDefaults,
    summary: 'End this session: its token becomes invalid',
    answers: { 204: z.null() },
    errors: [401],
    token: 'required',
    rateLimit: 'write',
  },
  'GET /api/auth/my-account': {
    ...authDefaults,
    summary: 'Your account',
    answers: { 200: myAccount },
    errors: [401],
    token: 'required',
    rateLimit: 'read',
  },
  'POST /api/auth/reset-password': {
    ...authDefaults,
    summary: 'Request a link to set a new password',
    description:
      'The answer is the same, and as fast, whether the account exists or not. The link works once and is valid for one hour.',
    body: resetPasswordBody,
    answers: { 204: z.null() },
    errors: [400, 429],
  },
  'POST /api/auth/reset-password/confirm': {
    ...authDefaults,
    summary: 'Set a new password with the link',
    description: 'Every session of the account ends.',
    body: confirmResetBody,
    answers: { 204: z.null() },
    errors: [400, 429],
  },
} as const satisfies OperationTable;
