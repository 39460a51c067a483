import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { profileKey } from './profile-queries.ts';

/**
 * Returns whether anything about a player is being fetched. The library's `useIsFetching` is a
 * store that changes while a page that opens is rendered in slices: React would then render all of
 * the page again, in one piece.
 */
export function useIsFetchingPlayer(id: string): boolean {
  const client = useQueryClient();
  const read = () => client.isFetching({ queryKey: profileKey(id) }) > 0;
  const [isFetching, setIsFetching] = useState(read);
  const update = useEffectEvent(() => setIsFetching(read()));
  useEffect(() => {
    update();
    return client.getQueryCache().subscribe(notifyManager.batchCalls(() => update()));
  }, [client]);
  return isFetching;
}
