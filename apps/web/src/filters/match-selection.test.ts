import { matchFilters } from '@scrapboard/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changeSelection,
  type FilterName,
  MATCH_PERIODS,
  matchSelectionCodec,
} from './match-selection.ts';
import { toApiFilters } from './to-api-filters.ts';

const read = (query: string | Record<string, string>) =>
  matchSelectionCodec.read(new URLSearchParams(query));
const write = (selection: ReturnType<typeof read>) =>
  new URLSearchParams(
    Object.entries(matchSelectionCodec.write(selection)).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  ).toString();

const filterNames: FilterName[] = [
  'category',
  'mode',
  'region',
  'map',
  'partySize',
  'minPowerScore',
  'maxPowerScore',
];

test('a URL without a query selects all matches of all time', () => {
  expect(read('')).toEqual({ period: 'all', filters: {} });
});

test('invalid values in a URL are ignored', () => {
  const text = 'period=ever&mode=<b>&partySize=many&from=yesterday&region=eu&category=chess';
  expect(read(text)).toEqual({ period: 'all', filters: { region: 'eu' } });
});

test('the URL accepts the filters of the contract, and only those', () => {
  // Arbitrary texts, and ones that are nearly valid.
  const text = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[\w.<> -]{1,90}$/),
    fc.nat(1_100_000).map(String),
    fc.constantFrom('pvp', 'undefined', '0', '1', '16', '17', '007', '1e3', '1000000', '1000001'),
  );
  fc.assert(
    fc.property(fc.constantFrom(...filterNames), text, (name, value) => {
      const accepted = read({ [name]: value }).filters[name];
      const valid = matchFilters.safeParse({ [name]: value }).success;
      if (accepted !== undefined)
        expect({ accepted, valid }).toEqual({ accepted: value, valid: true });
      // Numbers have one spelling in the URL: no signs, spaces or exponents.
      else if (valid) expect(value).not.toMatch(/^\d{1,7}$|^[a-z][\w.-]{0,79}$/);
    }),
    { numRuns: 2000 },
  );
});

test('a written URL is read back unchanged', () => {
  const filters = fc.record(
    {
      category: fc.constantFrom('pvp', 'brawl'),
      mode: fc.stringMatching(/^[a-z0-9_.-]{1,20}$/),
      map: fc.stringMatching(/^[a-z0-9_.-]{1,20}$/),
      region: fc.constantFrom('eu', 'na'),
      partySize: fc.integer({ min: 1, max: 16 }).map(String),
      minPowerScore: fc.nat(99_999).map(String),
      maxPowerScore: fc.nat(99_999).map(String),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.record({ period: fc.constantFrom(...MATCH_PERIODS), filters }), (selection) => {
      expect(read(write(selection))).toEqual(selection);
    }),
  );
});

test('from and to select a custom period and override a named one', () => {
  const selection = read('period=7d&from=2026-05-01&to=2026-05-07');
  expect(selection.period).toBe('custom');
  expect(write(selection)).toBe('from=2026-05-01&to=2026-05-07');
});

test('days are in the viewer’s time zone, and the last one is included', () => {
  const filters = toApiFilters(read('from=2026-05-01&to=2026-05-07'), new Date(), undefined);
  expect(filters.from).toBe(new Date(2026, 4, 1).toISOString());
  expect(filters.to).toBe(new Date(2026, 4, 8).toISOString());
});

test('an instant in the URL is passed on unchanged', () => {
  expect(toApiFilters(read('to=2026-05-07T10:00:00.000Z'), new Date(), undefined)).toEqual({
    to: '2026-05-07T10:00:00.000Z',
  });
});

test('a period of days starts at midnight and includes today', () => {
  const noon = new Date(2026, 4, 7, 12);
  const from = (period: string) =>
    toApiFilters(read({ period }), noon, '2026-04-01T00:00:00.000Z').from;
  expect(from('today')).toBe(new Date(2026, 4, 7).toISOString());
  expect(from('7d')).toBe(new Date(2026, 4, 1).toISOString());
  expect(from('30d')).toBe(new Date(2026, 3, 8).toISOString());
  expect(from('season')).toBe('2026-04-01T00:00:00.000Z');
  expect(from('all')).toBeUndefined();
});

test('selecting other matches resets paging; another period drops the custom days', () => {
  const search = { ...read('from=2026-05-01&map=port'), cursor: 'x' };
  expect(changeSelection(search, { filters: {} })).toEqual(read('from=2026-05-01'));
  expect(changeSelection(search, { period: '7d' })).toEqual(read('period=7d&map=port'));
});

test('today is the first period of the menu', () => {
  expect(MATCH_PERIODS[0]).toBe('today');
});
