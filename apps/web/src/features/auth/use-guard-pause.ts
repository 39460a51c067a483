import { useState } from 'react';

/**
 * Pauses the guest guard while a page signs a user in and afterwards, because the page then
 * navigates by itself. If signing in fails, the guard resumes.
 */
export function useGuardPause() {
  const [isPaused, setIsPaused] = useState(false);
  const whilePaused = async (signIn: () => Promise<void>) => {
    setIsPaused(true);
    try {
      await signIn();
    } catch (error) {
      setIsPaused(false);
      throw error;
    }
  };
  return { isPaused, whilePaused };
}

export type WhilePaused = ReturnType<typeof useGuardPause>['whilePaused'];
