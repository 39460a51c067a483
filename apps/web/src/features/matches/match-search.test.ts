import { expect, test } from 'vitest';
import { readMatchSearch, toggleSort, writeMatchSearch } from './match-search.ts';

const read = (text: string) => readMatchSearch(new URLSearchParams(text));

test('an address without anything shows the scoreboard of the whole match, best first', () => {
  expect(read('')).toMatchObject({ tab: 'scoreboard', round: null, sort: '-score', open: [] });
});

test('what makes no sense in an address is left out', () => {
  expect(read('tab=x&round=two&sort=-shoes&open=a.b&from=-1&measure=kg')).toEqual(read(''));
  expect(read('round=0').round).toBeNull();
});

test('writing what was read gives the same address', () => {
  for (const text of [
    '',
    'tab=damage&from=2&measure=share',
    'tab=timeline&round=2&things=1',
    'sort=nickname&open=3.12&player=136686',
    'tab=damage&from=all',
  ]) {
    const written = Object.entries(writeMatchSearch(read(text))).filter(([, value]) => value);
    expect(new URLSearchParams(written as [string, string][]).toString()).toBe(
      new URLSearchParams(text).toString(),
    );
    expect(readMatchSearch(new URLSearchParams(written as [string, string][]))).toEqual(read(text));
  }
});

test('numbers are sorted from the largest first, names from A', () => {
  expect(toggleSort('-score', 'damage')).toBe('-damage');
  expect(toggleSort('-damage', 'damage')).toBe('damage');
  expect(toggleSort('-damage', 'nickname')).toBe('nickname');
  expect(toggleSort('nickname', 'nickname')).toBe('-nickname');
});
