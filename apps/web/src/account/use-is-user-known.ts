import { tokens } from './token-store.ts';
import { useAuth } from './use-auth.ts';

/** Returns whether it is known who, if anyone, is signed in; without a token nobody is. */
export function useIsUserKnown(): boolean {
  const { isInitialized } = useAuth();
  return isInitialized || tokens.current() === null;
}
