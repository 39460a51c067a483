import { useEffect } from 'react';
import { useAuth } from './account/use-auth.ts';
import { recentKey, recordVisit, type Visit } from './recents.ts';

/** Records a visit under the item's current name; null records nothing. */
export function useRecordVisit(visit: Visit | null): void {
  const { isInitialized, user } = useAuth();
  const key = visit === null ? null : `${recentKey(visit)} ${'name' in visit ? visit.name : ''}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the visit
  useEffect(() => {
    // Before that it is unknown which account the visit belongs to.
    if (visit !== null && isInitialized) recordVisit(visit, user?.id);
  }, [key, isInitialized, user?.id]);
}
