import { use } from 'react';
import { type Auth, AuthContext } from './auth-context.ts';

/** Returns the signed-in user, and functions to sign in, sign out and so on. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === null) throw new Error('AuthContext must be placed within AuthProvider');
  return auth;
}
