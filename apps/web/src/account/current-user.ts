import type { User } from '@scrapboard/contract';
import { tokens } from './token-store.ts';

let current: User | null | undefined;
let waiting: ((user: User | null) => void)[] = [];

/** Notes who is signed in, for loaders, which know no context. */
export function noteUser(user: User | null): void {
  current = user;
  for (const tell of waiting) tell(user);
  waiting = [];
}

/** Returns who is signed in, once that is known; nobody is without a token. */
export async function knownUser(): Promise<User | null> {
  if (current !== undefined) return current;
  if (tokens.current() === null) return null;
  return await new Promise((resolve) => waiting.push(resolve));
}
