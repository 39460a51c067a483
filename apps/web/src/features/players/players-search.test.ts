import { expect, test } from 'vitest';
import {
  initialSort,
  readPlayersSearch,
  toggleSort,
  withText,
  writePlayersSearch,
} from './players-search.ts';

const read = (text: string) => readPlayersSearch(new URLSearchParams(text));

test('an address without anything lists the players seen last', () => {
  expect(read('')).toEqual({ search: '', ...initialSort });
});

test('a sort nobody knows is the initial one', () => {
  expect(read('sort=-shoeSize')).toMatchObject(initialSort);
});

test('writing what was read gives the same address', () => {
  for (const text of [
    '',
    'search=abc',
    'sort=-mmr',
    'sort=nickname',
    'search=a&sort=lastSeen&cursor=x',
  ]) {
    const written = Object.entries(writePlayersSearch(read(text))).filter(([, value]) => value);
    expect(new URLSearchParams(written as [string, string][]).toString()).toBe(text);
  }
});

test('names are sorted from A first, numbers from the largest, a second press turns round', () => {
  const start = read('cursor=x');
  const byName = toggleSort(start, 'nickname');
  expect(byName).toMatchObject({ sort: 'nickname', direction: 'asc' });
  expect(toggleSort(byName, 'nickname').direction).toBe('desc');
  const byGames = toggleSort(start, 'games');
  expect(byGames.direction).toBe('desc');
  expect(toggleSort(byGames, 'games').direction).toBe('asc');
});

test('another order or another search starts at its first page', () => {
  const deep = read('search=a&cursor=x');
  expect(toggleSort(deep, 'mmr')).not.toHaveProperty('cursor');
  expect(withText(deep, 'b')).not.toHaveProperty('cursor');
});
