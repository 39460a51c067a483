import { accountBuildOperations } from './account-build-operations.ts';
import { accountQuestionOperations } from './account-question-operations.ts';
import { apiTokenOperations } from './api-token-operations.ts';
import { authOperations } from './auth-operations.ts';
import { claimOperations } from './claim-operations.ts';
import { matchOperations } from './match-operations.ts';
import { moderationOperations } from './moderation-operations.ts';
import { monitoringOperations } from './monitoring-operations.ts';
import type { Operation } from './operation.ts';
import { partOperations } from './part-operations.ts';
import { playerOperations } from './player-operations.ts';
import { priceOperations } from './price-operations.ts';
import { questionOperations } from './question-operations.ts';
import { ratingOperations } from './rating-operations.ts';
import { scheduleOperations } from './schedule-operations.ts';
import { searchOperations } from './search-operations.ts';
import { serverOperations } from './server-operations.ts';
import { settingsOperations } from './settings-operations.ts';
import { speedRunOperations } from './speed-run-operations.ts';
import { uploadOperations } from './upload-operations.ts';

/**
 * All operations of the API, by method and path. The routes of the server and of the back end in
 * the browser, the typed calls of the web app and of tests, and the OpenAPI document are derived
 * from it; a new call starts with an entry here.
 *
 * Code that only makes calls imports this as a type (see `CallInput` and `CallAnswer`) together
 * with `callRequest`, so that no schemas and no texts are loaded.
 */
export const operations = {
  ...playerOperations,
  ...ratingOperations,
  ...speedRunOperations,
  ...matchOperations,
  ...searchOperations,
  ...questionOperations,
  ...partOperations,
  ...priceOperations,
  ...scheduleOperations,
  ...uploadOperations,
  ...authOperations,
  ...settingsOperations,
  ...claimOperations,
  ...apiTokenOperations,
  ...accountBuildOperations,
  ...accountQuestionOperations,
  ...moderationOperations,
  ...serverOperations,
  ...monitoringOperations,
} as const;

export type Operations = typeof operations;
/** The name of a call in the table: `GET /api/players/{id}`. */
export type CallName = keyof Operations;

/**
 * Returns the entry of a call with its general type, for code that handles all operations alike.
 */
export function operationOf(call: CallName): Operation {
  return operations[call];
}

export const callNames = Object.keys(operations) as CallName[];
