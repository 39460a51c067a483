import { apiTokenOperations } from './api-token-operations.ts';
import { authOperations } from './auth-operations.ts';
import { claimOperations } from './claim-operations.ts';
import { matchOperations } from './match-operations.ts';
import type { Operation } from './operation.ts';
import { operatorOperations } from './operator-operations.ts';
import { playerOperations } from './player-operations.ts';
import { searchOperations } from './search-operations.ts';
import { serverOperations } from './server-operations.ts';
import { settingsOperations } from './settings-operations.ts';
import { uploadOperations } from './upload-operations.ts';

/**
 * Everything that can be asked of Scrapboard, by method and path. The routes of the server and of the
 * back end in the browser, the typed calls of the web app and of tests, and the OpenAPI document derive
 * from it; to add a call is to add an entry, and then to answer it.
 *
 * Whoever only calls imports this as a type (see `CallInput` and `CallAnswer`) and `callRequest`, so
 * that no schema and no text of it is loaded.
 */
export const operations = {
  ...playerOperations,
  ...matchOperations,
  ...searchOperations,
  ...uploadOperations,
  ...authOperations,
  ...settingsOperations,
  ...claimOperations,
  ...apiTokenOperations,
  ...serverOperations,
  ...operatorOperations,
} as const;

export type Operations = typeof operations;
/** A call of the table: `GET /api/players/{id}`. */
export type CallName = keyof Operations;

/** The entry of a call without the types of its own; what code over all operations works with. */
export function operationOf(call: CallName): Operation {
  return operations[call];
}

export const callNames = Object.keys(operations) as CallName[];
