import { tokens } from './token-store.ts';
import { useAuth } from './use-auth.ts';

/** Returns whether it is known if a user is signed in; without a token there is none. */
export function useIsKnown(): boolean {
  const { isInitialized } = useAuth();
  return isInitialized || tokens.current() === null;
}
