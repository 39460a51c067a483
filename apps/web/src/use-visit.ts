import { useEffect } from 'react';
import { useAuth } from './account/use-auth.ts';
import { recentKey, remember, type Visit } from './recents.ts';

/** Remembers that this was opened, under the name it has now; null is nothing to remember. */
export function useVisit(visit: Visit | null): void {
  const { isInitialized, user } = useAuth();
  const key = visit === null ? null : `${recentKey(visit)} ${'name' in visit ? visit.name : ''}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the visit
  useEffect(() => {
    // Before it is known who is signed in, it is not known whose visit it is.
    if (visit !== null && isInitialized) remember(visit, user?.id);
  }, [key, isInitialized, user?.id]);
}
