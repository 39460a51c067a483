import { useState } from 'react';

/**
 * Pauses the guest guard while a page signs a user in and afterwards, because the page then
 * navigates by itself. If signing in fails, the guard resumes.
 */
export function useGuardPause() {
  const [isPaused, setIsPaused] = useState(false);
  const runWhilePaused = async (signIn: () => Promise<void>) => {
    setIsPaused(true);
    try {
      await signIn();
    } catch (error) {
      setIsPaused(false);
      throw error;
    }
  };
  return { isPaused, runWhilePaused };
}

export type RunWhilePaused = ReturnType<typeof useGuardPause>['runWhilePaused'];
