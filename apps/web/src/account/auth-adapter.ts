import type { SignUpBody, User } from '@scrapboard/contract';

export interface Credentials {
  email: string;
  password: string;
  /** Whether to stay signed in when the browser is closed. */
  remember: boolean;
}

/**
 * A method of signing in. The provider holds the state and never sees tokens; an adapter talks to its
 * service and does not depend on React. Every call rejects with an error for the form to show.
 */
export interface AuthAdapter {
  /** The name of the method, such as `jwt`. */
  readonly method: string;
  /**
   * Returns the user who is already signed in when the page opens; null if there is none, and on
   * failure.
   */
  restore(): Promise<User | null>;
  signIn(credentials: Credentials): Promise<User>;
  /** Creates an account and signs in to it. */
  signUp(details: SignUpBody): Promise<User>;
  signOut(): Promise<void>;
  /** Requests an email with a link to set a new password. */
  resetPassword(email: string): Promise<void>;
  /** Continues with a session that another call has started, such as a change of password. */
  continueSession(accessToken: string): void;
  /**
   * Reports who is signed in when that changes elsewhere, such as in another tab, until the
   * returned function is called.
   */
  subscribe(listener: (user: User | null) => void): () => void;
}
