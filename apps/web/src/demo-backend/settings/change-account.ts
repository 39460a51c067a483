import type { ChangeAccountBody } from '@scrapboard/contract';
import { accountError } from '@scrapboard/contract';
import { type AccountsState, endAllSessions, findByEmail } from '../auth/accounts-state.ts';

/**
 * Changes the given fields. A display name derived from first and last name keeps following them.
 * Throws `email_taken`, or `token_invalid` if the account no longer exists.
 */
export function changeAccount(
  state: AccountsState,
  accountId: string,
  { displayName, firstName, lastName, email, language }: ChangeAccountBody,
): void {
  const account = state.accounts.find(({ id }) => id === accountId);
  if (account === undefined) throw accountError('token_invalid');
  const isDerived = account.displayName === `${account.firstName} ${account.lastName}`;
  account.firstName = firstName ?? account.firstName;
  account.lastName = lastName ?? account.lastName;
  if (displayName !== undefined) account.displayName = displayName;
  else if (isDerived) account.displayName = `${account.firstName} ${account.lastName}`;
  account.language = language ?? account.language;
  if (email === undefined) return;
  const owner = findByEmail(state, email);
  if (owner !== undefined && owner.id !== accountId) throw accountError('email_taken');
  account.email = email;
  // A link sent to the old address must no longer work.
  state.resets = state.resets.filter((reset) => reset.accountId !== accountId);
}

/** Deletes an account and its own data. A hidden player stays hidden, and security events are kept. */
export function deleteAccount(state: AccountsState, accountId: string): void {
  endAllSessions(state, accountId);
  state.accounts = state.accounts.filter(({ id }) => id !== accountId);
  state.tokens = state.tokens.filter((token) => token.accountId !== accountId);
  state.builds = (state.builds ?? []).filter((build) => build.accountId !== accountId);
  state.questions = (state.questions ?? []).filter((question) => question.accountId !== accountId);
  state.claims = state.claims.filter((claim) => claim.accountId !== accountId);
}
