import type { User } from '@scrapboard/contract';
import { tokens } from './token-store.ts';

let currentUser: User | null | undefined;
let resolvers: ((user: User | null) => void)[] = [];

/** Sets the signed-in user, for loaders, which have no access to the React context. */
export function setCurrentUser(user: User | null): void {
  currentUser = user;
  for (const resolve of resolvers) resolve(user);
  resolvers = [];
}

/** Returns the signed-in user once known; null, immediately, without a token. */
export async function getCurrentUser(): Promise<User | null> {
  if (currentUser !== undefined) return currentUser;
  if (tokens.current() === null) return null;
  return await new Promise((resolve) => resolvers.push(resolve));
}
