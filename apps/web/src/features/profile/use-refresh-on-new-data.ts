import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStatus } from '../../status.ts';
import { profileKey } from './profile-queries.ts';

const MIN_REFRESH_INTERVAL_MS = 10_000;

/** Fetches a player's data again when the server has new data, at most every ten seconds. */
export function useRefreshOnNewData(id: string) {
  const client = useQueryClient();
  const updatedAt = useStatus()?.updatedAt;
  useEffect(() => {
    const oldestUpdate = client
      .getQueryCache()
      .findAll({ queryKey: profileKey(id), type: 'active' })
      // What is still loading is not old: the rest of a page that has just opened would be fetched twice.
      .filter(({ state }) => state.data !== undefined)
      .reduce((time, query) => Math.min(time, query.state.dataUpdatedAt), Date.now());
    if (updatedAt === undefined || Date.now() - oldestUpdate < MIN_REFRESH_INTERVAL_MS) return;
    void client.invalidateQueries({ queryKey: profileKey(id) });
  }, [client, id, updatedAt]);
}
