import { tokens } from './token-store.ts';

/**
 * A session that ended while the page is open. Whoever needs it waits here until the person has
 * signed in again, over the page, so that nothing on the page is lost; or has chosen not to.
 */
let asked = false;
let waiting: ((renewed: boolean) => void)[] = [];
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
  for (const settle of all) settle(token !== null);
});

/** Asks to sign in again because `token` is no good any more; answers whether there is a new one. */
export function renewToken(token: string): Promise<boolean> {
  // Another call, or another tab, has been quicker.
  if (token !== tokens.current()) return Promise.resolve(tokens.current() !== null);
  return new Promise((resolve) => {
    waiting.push(resolve);
    set(true);
  });
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
