import type { SignedIn } from '@scrapboard/contract';
import { accountError } from '@scrapboard/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { NetworkPseudonyms } from '../../network-pseudonyms.ts';
import { createAccessTokens } from './access-tokens.ts';
import type { Caller } from './attempts.ts';
import { fetchUser } from './fetch-user.ts';
import { createKnownDevices } from './known-devices.ts';
import { createRequestAuthenticator, type RequestAuthenticator } from './request-authenticator.ts';
import { beginSession } from './sessions.ts';
import { loadTokenSecret } from './token-secret.ts';

/** What other features need of accounts and callers. */
export interface AccountService extends RequestAuthenticator {
  /**
   * Begins a session and returns the response of sign-up and sign-in. `passwordHash` is the hash
   * that the password was checked against. Throws `wrong_credentials` if it has changed since, or
   * the account was deleted.
   */
  signIn(
    accountId: string,
    userAgent: string | undefined,
    passwordHash?: string,
  ): Promise<SignedIn>;
  /** Returns who makes a request that contains a password; `sessionId` if they are signed in. */
  callerOf(request: FastifyRequest, sessionId?: string): Promise<Caller>;
  /** Remembers the browser as known, so that other people's attempts do not make it wait. */
  rememberDevice(request: FastifyRequest, reply: FastifyReply, accountId: string): void;
}

/**
 * Creates the service. Throws StartError if the tokens' secret can neither be read nor created.
 */
export function createAccountService(
  { pool, config }: Pick<Deps, 'pool' | 'config'>,
  networkPseudonyms: NetworkPseudonyms,
): AccountService {
  const secret = loadTokenSecret(config);
  const tokens = createAccessTokens(secret);
  const devices = createKnownDevices(secret);
  return {
    ...createRequestAuthenticator(pool, tokens),
    async signIn(accountId, userAgent, passwordHash) {
      const sessionId = await beginSession(pool, { accountId, userAgent, passwordHash });
      if (sessionId === undefined) throw accountError('wrong_credentials');
      const account = await fetchUser(pool, accountId);
      if (account === undefined) throw new Error('an account was deleted while it signed in');
      return { accessToken: await tokens.sign({ accountId, sessionId }), user: account.user };
    },
    async callerOf(request, sessionId) {
      return {
        network: await networkPseudonyms.pseudonymOf(request.ip),
        knownClientId: (accountId) => sessionId ?? devices.idFor(request, accountId),
      };
    },
    rememberDevice: devices.remember,
  };
}
