import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { getConnection, reportAnswer } from './connection.ts';
import { numbersFrom } from './numbers-from.ts';

test('the oldest numbers on the page count, not what is asked all the time or no longer shown', () => {
  const client = new QueryClient();
  const queryFn = () => new Promise<string>(() => {});
  const show = (key: string, updatedAt: number | undefined, isShown = true) => {
    if (updatedAt !== undefined) client.setQueryData([key], key, { updatedAt });
    const options = { queryKey: [key], queryFn, staleTime: Number.POSITIVE_INFINITY };
    if (isShown) new QueryObserver(client, options).subscribe(() => {});
  };
  expect(numbersFrom(client)).toBeUndefined();
  reportAnswer();
  const { answeredAt } = getConnection();
  expect(numbersFrom(client)).toBe(answeredAt);
  show('status', 1);
  show('left', 2, false);
  show('pending', undefined);
  expect(numbersFrom(client)).toBe(answeredAt);
  show('profile', 40);
  show('matches', 30);
  expect(numbersFrom(client)).toBe(30);
  client.clear();
});
