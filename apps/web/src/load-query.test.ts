import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { loadQuery } from './load-query.ts';

const queryKey = ['player', '1'];

/** A query that stops without observers; the test decides when it answers. */
function slowQuery() {
  const requests: (() => void)[] = [];
  return {
    query: {
      queryKey,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        new Promise<string>((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          requests.push(() => resolve('Anna'));
        }),
    },
    requests,
  };
}

test('a query that a page waits for is sent again when the component that sent it unmounts', async () => {
  const client = new QueryClient();
  const { query, requests } = slowQuery();
  const unsubscribe = new QueryObserver(client, query).subscribe(() => {});
  const loaded = loadQuery(client, query);
  unsubscribe();
  await expect.poll(() => requests.length).toBe(2);
  requests[1]?.();
  expect(await loaded).toBe('Anna');
});

test('a query dropped while a page waits for it is sent again', async () => {
  const client = new QueryClient();
  const { query, requests } = slowQuery();
  const loaded = loadQuery(client, query);
  client.removeQueries({ queryKey });
  await expect.poll(() => requests.length).toBe(2);
  requests[1]?.();
  expect(await loaded).toBe('Anna');
  expect(client.getQueryData(queryKey)).toBe('Anna');
});

test('a failed query rejects with its failure', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queryFn = () => Promise.reject({ code: 'not_found' });
  await expect(loadQuery(client, { queryKey, queryFn })).rejects.toEqual({ code: 'not_found' });
});
