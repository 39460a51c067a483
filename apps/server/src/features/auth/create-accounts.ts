import type { SignedIn } from '@scrapboard/contract';
import { accountError } from '@scrapboard/contract';
import type { Deps } from '../../deps.ts';
import { createAccessTokens } from './access-tokens.ts';
import { fetchUser } from './fetch-user.ts';
import { createIdentify, type Identify } from './identify.ts';
import { beginSession } from './sessions.ts';
import { loadTokenSecret } from './token-secret.ts';

/** What features need from accounts. */
export interface Accounts extends Identify {
  /**
   * Begins a session; returns the answer of sign-up and sign-in. `passwordHash` is the one that was
   * proven. Throws `wrong_credentials` if it has changed since or the account was deleted.
   */
  signIn(
    accountId: string,
    userAgent: string | undefined,
    passwordHash?: string,
  ): Promise<SignedIn>;
}

/**
 * Creates the access to accounts. Throws StartError if the tokens' secret can neither be read nor
 * created.
 */
export function createAccounts({ pool, config }: Pick<Deps, 'pool' | 'config'>): Accounts {
  const tokens = createAccessTokens(loadTokenSecret(config));
  return {
    ...createIdentify(pool, tokens),
    async signIn(accountId, userAgent, passwordHash) {
      const sessionId = await beginSession(pool, { accountId, userAgent, passwordHash });
      if (sessionId === undefined) throw accountError('wrong_credentials');
      const found = await fetchUser(pool, accountId);
      if (found === undefined) throw new Error('an account was deleted while it signed in');
      return { accessToken: await tokens.sign({ accountId, sessionId }), user: found.user };
    },
  };
}
