import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryClient } from './query-client.ts';

for (const { title, failure, expected } of [
  {
    title: 'data that the server no longer has is removed',
    failure: { code: 'not_found', message: 'Player not found.' },
    expected: undefined,
  },
  {
    title: 'the previous data stays after any other failure',
    failure: { code: 'rate_limited', message: 'Too many requests' },
    expected: 'Anna',
  },
]) {
  test(title, async () => {
    const answers = [Promise.resolve('Anna'), Promise.reject(failure)];
    const queryFn = () => answers.shift() as Promise<string>;
    const observer = new QueryObserver(queryClient, { queryKey: [title], queryFn });
    const stop = observer.subscribe(() => {});
    await expect.poll(() => observer.getCurrentResult().data).toBe('Anna');
    await queryClient.invalidateQueries({ queryKey: [title] });
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', error: failure });
    expect(observer.getCurrentResult().data).toBe(expected);
    stop();
    queryClient.clear();
  });
}
