/**
 * Handles a session that ends while the page is open: calls wait here until the user has signed in
 * again in a dialog, so that nothing on the page is lost, or has declined.
 */

import { isSameAccount } from './access-token.ts';
import { tokens } from './token-store.ts';

let isRequested = false;
let pendingResolvers: ((token: string | null) => void)[] = [];
const listeners = new Set<() => void>();

function setRequested(value: boolean): void {
  isRequested = value;
  for (const listener of listeners) listener();
}

tokens.subscribe((token) => {
  if (!isRequested) return;
  const resolvers = pendingResolvers;
  pendingResolvers = [];
  setRequested(false);
  for (const resolve of resolvers) resolve(token);
});

/**
 * Asks the user to sign in again because `token` is no longer valid; returns whether there is a new one of
 * the same account, because pending calls must not run for another account.
 */
export async function requestRenewal(token: string): Promise<boolean> {
  // Another call or another tab may already have renewed it.
  if (token !== tokens.current()) return isSameAccount(token, tokens.current());
  const next = await new Promise<string | null>((resolve) => {
    pendingResolvers.push(resolve);
    setRequested(true);
  });
  return isSameAccount(token, next);
}

/** Returns whether the user is being asked to sign in again. */
export function isRenewalRequested(): boolean {
  return isRequested;
}

/** Calls back when `isRenewalRequested` changes, until the returned function is called. */
export function subscribeRenewal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
