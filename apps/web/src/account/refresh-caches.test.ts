import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { statusQuery } from '../status.ts';
import { refreshCaches } from './refresh-caches.ts';

/** Creates a query whose requests are pending until the test answers them. */
function createQuery() {
  const pending: (() => void)[] = [];
  let user = 'Anna';
  const queryFn = () => {
    const answer = user;
    return new Promise<string>((resolve) => pending.push(() => resolve(answer)));
  };
  return {
    queryFn,
    /** Answers all requests so far. */
    answer: () => {
      for (const answer of pending.splice(0)) answer();
    },
    setUser: (name: string) => {
      user = name;
    },
    pendingCount: () => pending.length,
  };
}

const profileKey = ['player', '1', 'profile'];

test('a page that loads during sign-out gets the next user’s data', async () => {
  const client = new QueryClient();
  const { queryFn, answer, setUser } = createQuery();
  const loaded = client.ensureQueryData({ queryKey: profileKey, queryFn });
  setUser('a visitor');
  refreshCaches(client);
  answer();
  expect(await loaded).toBe('a visitor');
  expect(client.getQueryData(profileKey)).toBe('a visitor');
});

test('visible data is fetched again, even while its first answer is pending', async () => {
  const client = new QueryClient();
  const { queryFn, answer, setUser, pendingCount } = createQuery();
  const observer = new QueryObserver(client, { queryKey: profileKey, queryFn });
  const seen: unknown[] = [];
  const stop = observer.subscribe(({ data }) => seen.push(data));
  setUser('a visitor');
  refreshCaches(client);
  expect(pendingCount()).toBe(2);
  answer();
  await expect.poll(() => observer.getCurrentResult().data).toBe('a visitor');
  setUser('Berta');
  refreshCaches(client);
  answer();
  await expect.poll(() => observer.getCurrentResult().data).toBe('Berta');
  expect(seen).not.toContain('Anna');
  stop();
});

test('other cached data and account data are dropped, but not the status', () => {
  const client = new QueryClient();
  const { queryFn } = createQuery();
  client.setQueryData(profileKey, 'Anna');
  client.setQueryData(['account', 'devices'], 'Anna');
  client.setQueryData<unknown>(statusQuery.queryKey, { siteName: 'Scrapboard' });
  void client.prefetchQuery({ queryKey: ['account', 'tokens'], queryFn });
  refreshCaches(client);
  const remainingQueries = client.getQueryCache().getAll();
  expect(remainingQueries.map(({ queryKey }) => queryKey)).toEqual([statusQuery.queryKey]);
});
