import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  apiFilters,
  filterNames,
  narrow,
  type ProfileSearch,
  periods,
  readSearch,
  tabs,
  toTab,
  writeSearch,
} from './profile-search.ts';

const query = (search: ProfileSearch) =>
  new URLSearchParams(
    Object.entries(writeSearch(search)).filter((e): e is [string, string] => e[1] !== undefined),
  );

test('a bare address is all time, all matches, the first tab', () => {
  expect(readSearch(new URLSearchParams())).toEqual({ tab: 'stats', period: 'all', filters: {} });
});

test('what makes no sense in an address is left out', () => {
  const text = 'tab=nonsense&period=ever&mode=<b>&partySize=many&from=yesterday&region=eu';
  expect(readSearch(new URLSearchParams(text))).toEqual({
    tab: 'stats',
    period: 'all',
    filters: { region: 'eu' },
  });
});

test('an address that was written reads the same', () => {
  const search = fc.record({
    tab: fc.constantFrom(...tabs),
    period: fc.constantFrom(...periods),
    filters: fc.record(
      Object.fromEntries(
        filterNames.map((name) => [
          name,
          name === 'partySize' || name.endsWith('PowerScore')
            ? fc.nat(9999).map(String)
            : fc.stringMatching(/^[a-z0-9_.-]{1,20}$/),
        ]),
      ),
      { requiredKeys: [] },
    ),
  });
  fc.assert(
    fc.property(search, (value) => {
      expect(readSearch(query(value as ProfileSearch))).toEqual(value);
    }),
  );
});

test('from and to make a custom period and win over a named one', () => {
  const search = readSearch(new URLSearchParams('period=7d&from=2026-05-01&to=2026-05-07'));
  expect(search.period).toBe('custom');
  expect(query(search).toString()).toBe('from=2026-05-01&to=2026-05-07');
});

test('a day is a day of the viewer, the last one included', () => {
  const search = readSearch(new URLSearchParams('from=2026-05-01&to=2026-05-07'));
  const filters = apiFilters(search, new Date(), undefined);
  expect(filters.from).toBe(new Date(2026, 4, 1).toISOString());
  expect(filters.to).toBe(new Date(2026, 4, 8).toISOString());
});

test('an instant in the address is taken as it is', () => {
  const search = readSearch(new URLSearchParams('to=2026-05-07T10:00:00.000Z'));
  expect(apiFilters(search, new Date(), undefined)).toEqual({ to: '2026-05-07T10:00:00.000Z' });
});

test('a span of days starts at a midnight and holds today', () => {
  const noon = new Date(2026, 4, 7, 12);
  const from = (period: string) =>
    apiFilters(readSearch(new URLSearchParams({ period })), noon, '2026-04-01T00:00:00.000Z').from;
  expect(from('today')).toBe(new Date(2026, 4, 7).toISOString());
  expect(from('7d')).toBe(new Date(2026, 4, 1).toISOString());
  expect(from('30d')).toBe(new Date(2026, 3, 8).toISOString());
  expect(from('season')).toBe('2026-04-01T00:00:00.000Z');
  expect(from('all')).toBeUndefined();
});

test('another choice of matches starts lists anew, another tab also forgets the sort', () => {
  const search = readSearch(
    new URLSearchParams('tab=weapons&sort=-games&cursor=x&from=2026-05-01'),
  );
  expect(narrow(search, { period: '7d' })).toEqual({
    tab: 'weapons',
    period: '7d',
    filters: {},
    sort: '-games',
  });
  expect(toTab(search, 'graphs')).toEqual({
    tab: 'graphs',
    period: 'custom',
    from: '2026-05-01',
    filters: {},
  });
});
