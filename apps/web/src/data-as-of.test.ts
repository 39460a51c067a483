import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { getConnection, reportReachable } from './connection.ts';
import { dataAsOf } from './data-as-of.ts';

test('the oldest data on the page counts, not the polled status or data no longer shown', () => {
  const client = new QueryClient();
  const queryFn = () => new Promise<string>(() => {});
  const addQuery = (key: string, updatedAt: number | undefined, isShown = true) => {
    if (updatedAt !== undefined) client.setQueryData([key], key, { updatedAt });
    const options = { queryKey: [key], queryFn, staleTime: Number.POSITIVE_INFINITY };
    if (isShown) new QueryObserver(client, options).subscribe(() => {});
  };
  expect(dataAsOf(client)).toBeUndefined();
  reportReachable();
  const { lastResponseAt } = getConnection();
  expect(dataAsOf(client)).toBe(lastResponseAt);
  addQuery('status', 1);
  addQuery('left', 2, false);
  addQuery('pending', undefined);
  expect(dataAsOf(client)).toBe(lastResponseAt);
  addQuery('profile', 40);
  addQuery('matches', 30);
  expect(dataAsOf(client)).toBe(30);
  client.clear();
});
