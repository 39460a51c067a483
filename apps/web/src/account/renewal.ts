import { isSameAccount } from './access-token.ts';
import { tokens } from './token-store.ts';

/**
 * A session that ended while the page is open. Whoever needs it waits here until the person has
 * signed in again, over the page, so that nothing on the page is lost; or has chosen not to.
 */
let asked = false;
let waiting: ((token: string | null) => void)[] = [];
const listeners = new Set<() => void>();

function set(value: boolean): void {
  asked = value;
  for (const listener of listeners) listener();
}

tokens.subscribe((token) => {
  if (!asked) return;
  const all = waiting;
  waiting = [];
  set(false);
  for (const settle of all) settle(token);
});

/**
 * Asks to sign in again because `token` is no good any more; answers whether there is a new one of the
 * same account: in the name of another, what waits must not be done.
 */
export async function renewToken(token: string): Promise<boolean> {
  // Another call, or another tab, may have been quicker.
  if (token !== tokens.current()) return isSameAccount(token, tokens.current());
  const next = await new Promise<string | null>((resolve) => {
    waiting.push(resolve);
    set(true);
  });
  return isSameAccount(token, next);
}

/** Whether a password is being asked for, so that a session can go on. */
export function isRenewalAsked(): boolean {
  return asked;
}

/** Calls back whenever that changes, until the returned function is called. */
export function onRenewal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
