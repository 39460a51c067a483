import * as z from 'zod/mini';

/** What operations on the account of whoever is signed in have in common. */
export const ownAccount = {
  tag: 'Account',
  token: 'required',
  caching: 'no-store',
  players: 'none',
} as const;

export const uuidParams = z.object({ id: z.uuid() });
