import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryClient } from './query-client.ts';

for (const { what, failure, left } of [
  {
    what: 'what is not there any more is shown no more',
    failure: { code: 'not_found', message: 'Player not found.' },
    left: undefined,
  },
  {
    what: 'after another failure what was there before stands',
    failure: { code: 'rate_limited', message: 'Too many requests' },
    left: 'Anna',
  },
]) {
  test(what, async () => {
    const answers = [Promise.resolve('Anna'), Promise.reject(failure)];
    const queryFn = () => answers.shift() as Promise<string>;
    const observer = new QueryObserver(queryClient, { queryKey: [what], queryFn });
    const stop = observer.subscribe(() => {});
    await expect.poll(() => observer.getCurrentResult().data).toBe('Anna');
    await queryClient.invalidateQueries({ queryKey: [what] });
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', error: failure });
    expect(observer.getCurrentResult().data).toBe(left);
    stop();
    queryClient.clear();
  });
}
