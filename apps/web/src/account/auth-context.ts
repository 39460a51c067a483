import type { SignUpBody, User } from '@scrapboard/contract';
import { createContext } from 'react';
import type { Credentials } from './auth-adapter.ts';
import type { AuthState } from './auth-state.ts';

export interface Auth extends AuthState {
  /** The adapter that signs people in. */
  method: string;
  signIn(credentials: Credentials): Promise<void>;
  signUp(person: SignUpBody): Promise<void>;
  signOut(): Promise<void>;
  resetPassword(email: string): Promise<void>;
  /** Shows what has changed in the account; nothing where that one is signed in no more. */
  updateUser(change: Pick<User, 'id'> & Partial<User>): void;
  /** Goes on with another session of the account, as after a change of the password; likewise. */
  takeToken(accessToken: string, user: User): void;
}

export const AuthContext = createContext<Auth | null>(null);
