import type { ApiTokens, CreatedToken } from '@scrapboard/contract';
import { accountError } from '@scrapboard/contract';
import type { AccountsState } from '../auth/accounts-state.ts';
import { hashSecret, makeSecret } from '../auth/secrets.ts';
import type { StoredValue } from '../framework/stored-value.ts';

/** Distinguishes API tokens from access tokens. */
const PREFIX = 'scrapboard_';
const MAX_TOKENS = 50;

export function isApiToken(token: string): boolean {
  return token.startsWith(PREFIX);
}

/** Creates an API token; its secret is in the answer and nowhere else. Throws `too_many_tokens`. */
export async function createApiToken(
  accounts: StoredValue<AccountsState>,
  accountId: string,
  name: string,
): Promise<CreatedToken> {
  const secret = `${PREFIX}${makeSecret()}`;
  const secretHash = await hashSecret(secret);
  return await accounts.change(({ tokens }) => {
    const ownTokens = tokens.filter((token) => token.accountId === accountId);
    if (ownTokens.length >= MAX_TOKENS) throw accountError('too_many_tokens');
    const createdAt = new Date().toISOString();
    const publicFields = { id: crypto.randomUUID(), name, createdAt, lastUsedAt: null };
    tokens.push({ ...publicFields, accountId, secretHash });
    return { ...publicFields, secret };
  });
}

/** Returns the API tokens of an account, newest first. */
export function listApiTokens({ tokens }: AccountsState, accountId: string): ApiTokens['tokens'] {
  return tokens
    .filter((token) => token.accountId === accountId)
    .toReversed()
    .map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt }));
}
