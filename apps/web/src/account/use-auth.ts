import { use } from 'react';
import { type Auth, AuthContext } from './auth-context.ts';

/** Returns who is signed in, and the ways to change that. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === null) throw new Error('AuthContext must be placed within AuthProvider');
  return auth;
}
