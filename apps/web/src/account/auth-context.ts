import type { SignUpBody, User } from '@scrapboard/contract';
import { createContext } from 'react';
import type { Credentials } from './auth-adapter.ts';
import type { AuthState } from './auth-state.ts';

export interface Auth extends AuthState {
  /** The name of the adapter that signs users in. */
  method: string;
  signIn(credentials: Credentials): Promise<void>;
  signUp(details: SignUpBody): Promise<void>;
  signOut(): Promise<void>;
  resetPassword(email: string): Promise<void>;
  /** Applies a change of the account, unless another user is signed in by now. */
  updateUser(change: Pick<User, 'id'> & Partial<User>): void;
  /** Continues with another session of the account, unless another user is signed in by now. */
  continueSession(accessToken: string, user: User): void;
}

export const AuthContext = createContext<Auth | null>(null);
