import { tokens } from './token-store.ts';
import { useAuth } from './use-auth.ts';

/** Whether it is known who is signed in; without a token nobody is. */
export function useIsKnown(): boolean {
  const { isInitialized } = useAuth();
  return isInitialized || tokens.current() === null;
}
