import { expect, test } from 'vitest';
import { changeSearch, playersCodec } from './players-search.ts';

const read = (text: string) => playersCodec.read(new URLSearchParams(text));

test('lists the most recently seen players first without a query', () => {
  expect(read('')).toEqual({
    search: '',
    sort: { column: 'lastSeen', direction: 'desc' },
    minGames: 0,
  });
});

test('reads an unknown sort as the initial one', () => {
  expect(read('sort=-shoeSize')).toEqual(read(''));
});

test('writes the same URL that it has read', () => {
  for (const text of [
    '',
    'search=abc',
    'sort=-mmr',
    'sort=nickname',
    'sort=games&minGames=20',
    'search=a&sort=lastSeen&seen=week&cursor=x',
  ]) {
    const writtenEntries = Object.entries(playersCodec.write(read(text))).filter(
      ([, value]) => value,
    );
    expect(new URLSearchParams(writtenEntries as [string, string][]).toString()).toBe(text);
  }
});

test('starts at the first page for another order or search', () => {
  const laterPage = read('search=a&cursor=x');
  expect(
    changeSearch(laterPage, { sort: { column: 'mmr', direction: 'desc' } }),
  ).not.toHaveProperty('cursor');
  expect(changeSearch(laterPage, { search: 'b' })).toEqual(read('search=b'));
});
