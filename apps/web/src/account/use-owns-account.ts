import { isDemoAccount } from './is-demo-account.ts';
import { useAuth } from './use-auth.ts';

/** Returns whether the viewer is signed in to an account of their own, not to the shared demo account. */
export function useOwnsAccount(): boolean {
  const { user } = useAuth();
  return user !== null && !isDemoAccount(user);
}
