import type { User } from '@scrapboard/contract';
import { tokens } from './token-store.ts';

let current: User | null | undefined;
let waiting: ((user: User | null) => void)[] = [];

/** Records who is signed in, for loaders, which have no access to the context. */
export function noteUser(user: User | null): void {
  current = user;
  for (const resolve of waiting) resolve(user);
  waiting = [];
}

/** Returns who is signed in, once that is known; without a token it is null. */
export async function knownUser(): Promise<User | null> {
  if (current !== undefined) return current;
  if (tokens.current() === null) return null;
  return await new Promise((resolve) => waiting.push(resolve));
}
