import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { profileKey } from './profile-queries.ts';

/**
 * Returns whether anything about a player is being fetched. The library's `useIsFetching` reads an
 * external store: if that changes during the concurrent rendering of a new page, React renders the
 * whole page again synchronously.
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
