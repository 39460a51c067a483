import * as z from 'zod/mini';

/** What all operations on the signed-in user's own account have in common. */
export const ownAccount = {
  tag: 'Account',
  token: 'required',
  caching: 'no-store',
  players: 'none',
} as const;

export const uuidParams = z.object({ id: z.uuid() });
