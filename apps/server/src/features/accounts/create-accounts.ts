import type { SignedIn } from '@scrapboard/contract';
import type { Deps } from '../../deps.ts';
import { createAccessTokens } from './access-tokens.ts';
import { fetchUser } from './fetch-user.ts';
import { createIdentify, type Identify } from './identify.ts';
import { beginSession } from './sessions.ts';
import { loadTokenSecret } from './token-secret.ts';

/** What the features ask about accounts. */
export interface Accounts extends Identify {
  /** Begins a session: what sign-up and sign-in answer. */
  signIn(accountId: string, userAgent: string | undefined): Promise<SignedIn>;
}

export function createAccounts({ db, config }: Pick<Deps, 'db' | 'config'>): Accounts {
  const tokens = createAccessTokens(loadTokenSecret(config));
  return {
    ...createIdentify(db, tokens),
    async signIn(accountId, userAgent) {
      const sessionId = await beginSession(db, accountId, userAgent);
      const found = await fetchUser(db, accountId);
      if (found === undefined) throw new Error('an account was deleted while it signed in');
      return { accessToken: await tokens.sign({ accountId, sessionId }), user: found.user };
    },
  };
}
