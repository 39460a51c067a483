import { tokens } from './token-store.ts';
import { useAuth } from './use-auth.ts';

/** Whether it is known who asks; without a token there is nobody to wait for. */
export function useIsKnown(): boolean {
  const { isInitialized } = useAuth();
  return isInitialized || tokens.current() === null;
}
