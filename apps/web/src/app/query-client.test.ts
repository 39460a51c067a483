import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
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

test('a question is asked again until the server is less busy', async () => {
  vi.useFakeTimers();
  try {
    const busy = { code: 'questions_busy', message: 'Too many questions are being answered.' };
    const queryFn = vi.fn(() =>
      queryFn.mock.calls.length < 4 ? Promise.reject(busy) : Promise.resolve('answer'),
    );
    const answer = queryClient.fetchQuery({
      queryKey: ['busy'],
      queryFn,
      retry: queryClient.getDefaultOptions().queries?.retry ?? false,
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await answer).toBe('answer');
    expect(queryFn).toHaveBeenCalledTimes(4);
  } finally {
    vi.useRealTimers();
    queryClient.clear();
  }
});
