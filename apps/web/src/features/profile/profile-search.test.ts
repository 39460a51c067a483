import { expect, test } from 'vitest';
import { changeSelection } from '../../filters/match-selection.ts';
import { profileCodec, withTab } from './profile-search.ts';

const read = (text: string) => profileCodec.read(new URLSearchParams(text));

test('shows all matches on the first tab without a query', () => {
  expect(read('')).toEqual({
    tab: 'stats',
    period: 'all',
    filters: {},
    minGames: 0,
    compare: 'off',
  });
  expect(read('tab=nonsense')).toEqual(read(''));
});

test('reads a written URL back unchanged', () => {
  const text = 'tab=matches&period=7d&category=pvp&minPowerScore=5000&sort=-games&cursor=x';
  const writtenEntries = Object.entries(profileCodec.write(read(text))).filter(
    ([, value]) => value,
  );
  expect(new URLSearchParams(writtenEntries as [string, string][]).toString()).toBe(text);
});

test('changing the filters returns to the first page and keeps the sort; changing the tab resets both', () => {
  const search = read('tab=weapons&sort=-games&cursor=x&from=2026-05-01');
  expect(changeSelection(search, { period: '7d' })).toEqual(
    read('tab=weapons&period=7d&sort=-games'),
  );
  expect(withTab(search, 'graphs')).toEqual(read('tab=graphs&from=2026-05-01'));
});
