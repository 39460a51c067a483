import { expect, test } from 'vitest';
import { scheduleCodec } from './schedule-search.ts';

const read = (query: string) => scheduleCodec.read(new URLSearchParams(query));

test('week, zone and view are in the URL, and what is invalid is left out', () => {
  expect(read('week=2026-03-08&tz=America/New_York&view=list')).toEqual({
    week: '2026-03-08',
    tz: 'America/New_York',
    view: 'list',
  });
  expect(read('week=2026-02-30&tz=Mars/Olympus&view=table')).toEqual({ view: 'grid' });
  expect(read('week=1999-01-01')).toEqual({ view: 'grid' });
  expect(scheduleCodec.write({ week: '2026-03-08', tz: 'UTC', view: 'grid' })).toEqual({
    week: '2026-03-08',
    tz: 'UTC',
    view: undefined,
  });
});
