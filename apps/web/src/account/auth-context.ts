import type { SignUpBody, User } from '@scrapboard/contract';
import { createContext } from 'react';
import type { Credentials } from './auth-adapter.ts';
import type { AuthState } from './auth-state.ts';

export interface Auth extends AuthState {
  method: 'jwt';
  signIn(credentials: Credentials): Promise<void>;
  signUp(person: SignUpBody): Promise<void>;
  signOut(): Promise<void>;
  resetPassword(email: string): Promise<void>;
  /** Shows a changed account. */
  updateUser(user: User): void;
  /** Goes on with another session of the account, as after a change of the password. */
  takeToken(accessToken: string, user: User): void;
}

export const AuthContext = createContext<Auth | null>(null);
