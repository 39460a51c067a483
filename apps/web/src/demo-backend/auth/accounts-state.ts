import type { AccountQuestion, language, SecurityEventKind } from '@scrapboard/contract';
import { demoCredentials } from '@scrapboard/contract';
import type * as z from 'zod/mini';
import { toBase64Url } from '../framework/base64-url.ts';
import { emailKey } from './email-key.ts';

export interface Account {
  id: string;
  email: string;
  displayName: string;
  firstName: string;
  lastName: string;
  avatar: string | null;
  language: z.output<typeof language> | null;
  passwordHash: string;
  createdAt: string;
}

export interface Session {
  id: string;
  accountId: string;
  userAgent: string | null;
  signedInAt: string;
  lastUsedAt: string;
  expiresAt: string;
}

interface StoredApiToken {
  id: string;
  accountId: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
  secretHash: string;
}

interface StoredQuestion extends AccountQuestion {
  accountId: string;
}

interface StoredBuild {
  id: string;
  accountId: string;
  name: string;
  code: string;
  savedAt: string;
}

interface PasswordReset {
  accountId: string;
  secretHash: string;
  expiresAt: string;
}

interface PlayerClaim {
  accountId: string;
  playerId: string;
  /** False while it is pending; a demo has no operator to approve it. */
  linked: boolean;
  /** Missing if an earlier version of the demo stored the claim. */
  requestedAt?: string;
}

interface StoredEvent {
  id: string;
  accountId: string;
  kind: SecurityEventKind;
  at: string;
}

/** All account data of the demo, stored only in this browser. Times are ISO 8601 in UTC. */
export interface AccountsState {
  /** Signs the access tokens; base64url. */
  secret: string;
  accounts: Account[];
  sessions: Session[];
  /** API tokens, oldest first. */
  tokens: StoredApiToken[];
  /** Newest first; missing if an earlier version of the demo created the state. */
  builds?: StoredBuild[];
  /** Newest first; missing if an earlier version of the demo created the state. */
  questions?: StoredQuestion[];
  resets: PasswordReset[];
  claims: PlayerClaim[];
  /** Oldest first; missing if an earlier version of the demo created the state. */
  events?: StoredEvent[];
  /** Ids of the players whom others see as hidden. */
  hidden: string[];
}

/** The hash of the public password, precomputed to keep the first page fast. */
const DEMO_PASSWORD_HASH =
  'pbkdf2-sha256$600000$c2NyYXBib2FyZC1kZW1vLQ$rkEiUTmEZoUL5L2nHCIZ6zZUQlQ_j87RNEInryKTU54';

/** Returns the state at the first visit: the demo account. */
export function createAccountsState(): AccountsState {
  const demo: Account = {
    id: crypto.randomUUID(),
    email: demoCredentials.email,
    displayName: 'Demo Driver',
    firstName: 'Demo',
    lastName: 'Driver',
    avatar: null,
    language: null,
    passwordHash: DEMO_PASSWORD_HASH,
    createdAt: new Date().toISOString(),
  };
  return {
    secret: toBase64Url(crypto.getRandomValues(new Uint8Array(32))),
    accounts: [demo],
    sessions: [],
    tokens: [],
    resets: [],
    claims: [],
    hidden: [],
  };
}

export function findByEmail({ accounts }: AccountsState, email: string): Account | undefined {
  const key = emailKey(email);
  return accounts.find((account) => emailKey(account.email) === key);
}

/** Ends all sessions of an account and invalidates its password reset links. */
export function endAllSessions(state: AccountsState, accountId: string): void {
  state.sessions = state.sessions.filter((session) => session.accountId !== accountId);
  state.resets = state.resets.filter((reset) => reset.accountId !== accountId);
}
