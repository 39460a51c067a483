import type { SignUpBody, User } from '@scrapboard/contract';

export interface Credentials {
  email: string;
  password: string;
  /** Whether to stay signed in when the browser is closed. */
  remember: boolean;
}

/**
 * A method of signing in. The provider keeps the state and knows nothing of tokens; an adapter
 * knows its service and nothing of React. Every call rejects with what is to be shown.
 */
export interface AuthAdapter {
  /** Its name, such as `jwt`. */
  readonly method: string;
  /** Who is signed in already when the page opens; null for nobody, also where that fails. */
  restore(): Promise<User | null>;
  signIn(credentials: Credentials): Promise<User>;
  /** Makes an account and signs in with it. */
  signUp(person: SignUpBody): Promise<User>;
  signOut(): Promise<void>;
  /** Asks for a message with which to set a new password. */
  resetPassword(email: string): Promise<void>;
  /** Takes over a session that another call has begun, as a change of the password does. */
  takeToken(accessToken: string): void;
  /** Tells who is signed in whenever that changes elsewhere, as in another tab; until stopped. */
  follow(listener: (user: User | null) => void): () => void;
}
