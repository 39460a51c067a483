import * as z from 'zod/mini';
import { accountTexts, nameField } from './account-fields.ts';
import { instant } from './primitives.ts';

export const createTokenBody = z.object({ name: nameField(accountTexts.nameRequired) });
export type CreateTokenBody = z.infer<typeof createTokenBody>;

/** A token with which programs upload. */
export const apiToken = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
});
export const apiTokens = z.object({ tokens: z.array(apiToken) });
export type ApiTokens = z.infer<typeof apiTokens>;
export type ApiToken = z.infer<typeof apiToken>;
/** `POST /api/account/tokens`: the only response that contains the secret. */
export const createdToken = z.extend(apiToken, { secret: z.string() });
export type CreatedToken = z.infer<typeof createdToken>;
