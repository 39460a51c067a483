import { useState } from 'react';

/**
 * Pauses the guest guard while a page signs a user in and afterwards, because the page then
 * navigates by itself. If signing in fails, the guard resumes.
 */
export function useGuardPause() {
  const [paused, setPaused] = useState(false);
  const whilePaused = async (signIn: () => Promise<void>) => {
    setPaused(true);
    try {
      await signIn();
    } catch (reason) {
      setPaused(false);
      throw reason;
    }
  };
  return { paused, whilePaused };
}

export type WhilePaused = ReturnType<typeof useGuardPause>['whilePaused'];
