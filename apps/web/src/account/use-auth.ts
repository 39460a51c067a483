import { use } from 'react';
import { type Auth, AuthContext } from './auth-context.ts';

/** Who is signed in, and what to do about it. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === null) throw new Error('AuthContext must be placed within AuthProvider');
  return auth;
}
