import { expect, test } from 'vitest';
import { DEFAULT_MEASURE, explorerCodec } from './explorer-search.ts';

const read = (query: string) => explorerCodec.read(new URLSearchParams(query));
const write = (search: ReturnType<typeof read>) =>
  Object.fromEntries(
    Object.entries(explorerCodec.write(search)).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );

test('a question read from its URL is the same', () => {
  const search = {
    measure: { facts: 'parts', name: 'damagePerMinute' },
    by: 'part',
    split: 'mode',
    chart: 'heat',
    across: 'games',
    kind: 'weapon',
    sort: '-games',
  } as const;
  const query = write(search);
  expect(query.measure).toBe('parts.damagePerMinute');
  expect(read(new URLSearchParams(query).toString())).toEqual(search);
});

test('measures of players need no table in the URL', () => {
  expect(read('measure=winRate').measure).toEqual({ facts: 'players', name: 'winRate' });
  expect(write(read('measure=winRate'))).toEqual({ measure: 'winRate' });
  expect(read('').by).toBe('month');
  expect(
    read(new URLSearchParams(write({ measure: DEFAULT_MEASURE })).toString()).by,
  ).toBeUndefined();
});

test.each(['', 'measure=none', 'measure=parts.none', 'measure=a.b.c', 'measure=toString'])(
  'a URL without a valid measure asks for the default one: “%s”',
  (query) => {
    expect(read(query)).toEqual({ measure: DEFAULT_MEASURE, by: 'month' });
  },
);

test('unknown dimensions, charts and kinds are left out', () => {
  expect(read('by=none&split=constructor&chart=pie&kind=drone')).toEqual({
    measure: DEFAULT_MEASURE,
  });
});
