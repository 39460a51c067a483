import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStatus } from '../../status.ts';
import { profileKey } from './profile-queries.ts';

/** New data on the server makes the numbers here old; they are asked for again, not all the time. */
export function useFreshNumbers(id: string) {
  const client = useQueryClient();
  const updatedAt = useStatus()?.updatedAt;
  useEffect(() => {
    const oldest = client
      .getQueryCache()
      .findAll({ queryKey: profileKey(id), type: 'active' })
      .reduce((time, query) => Math.min(time, query.state.dataUpdatedAt), Date.now());
    if (updatedAt === undefined || Date.now() - oldest < 10_000) return;
    void client.invalidateQueries({ queryKey: profileKey(id) });
  }, [client, id, updatedAt]);
}
