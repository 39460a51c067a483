import * as z from 'zod/mini';
import {
  accountQuestion,
  accountQuestions,
  pinQuestionsBody,
  saveQuestionBody,
} from '../account-questions.ts';
import type { OperationTable } from './operation.ts';
import { ownAccount, uuidParams } from './own-account.ts';

/** The questions that the explorer saves in an account, and those on its dashboard. */
export const accountQuestionOperations = {
  'GET /api/account/questions': {
    ...ownAccount,
    summary: 'Your saved questions',
    answers: { 200: accountQuestions },
    errors: [401],
    rateLimit: 'read',
  },
  'POST /api/account/questions': {
    ...ownAccount,
    summary: 'Save a question',
    description:
      'A question of the same name is replaced and keeps its place on the dashboard. `query` is the explorer’s URL after the `?`.',
    body: saveQuestionBody,
    answers: { 200: accountQuestion },
    errors: [400, 401, 403, 409],
    rateLimit: 'write',
  },
  'PUT /api/account/questions/pins': {
    ...ownAccount,
    summary: 'Choose the questions on your dashboard',
    description: 'IDs of questions that you have not saved are ignored.',
    body: pinQuestionsBody,
    answers: { 200: accountQuestions },
    errors: [400, 401, 403],
    rateLimit: 'write',
  },
  'DELETE /api/account/questions/{id}': {
    ...ownAccount,
    summary: 'Delete a saved question',
    params: uuidParams,
    answers: { 204: z.null() },
    errors: [401, 403, 404],
    rateLimit: 'write',
  },
} as const satisfies OperationTable;
