import { expect, test } from 'vitest';
import { changeList, playersCodec } from './players-search.ts';

const read = (text: string) => playersCodec.read(new URLSearchParams(text));

test('a URL without a query lists the players seen last', () => {
  expect(read('')).toEqual({
    search: '',
    sort: { column: 'lastSeen', direction: 'desc' },
    minGames: 0,
  });
});

test('an unknown sort is read as the initial one', () => {
  expect(read('sort=-shoeSize')).toEqual(read(''));
});

test('writing what was read gives the same URL', () => {
  for (const text of [
    '',
    'search=abc',
    'sort=-mmr',
    'sort=nickname',
    'sort=games&minGames=20',
    'search=a&sort=lastSeen&seen=week&cursor=x',
  ]) {
    const written = Object.entries(playersCodec.write(read(text))).filter(([, value]) => value);
    expect(new URLSearchParams(written as [string, string][]).toString()).toBe(text);
  }
});

test('another order or another search starts at its first page', () => {
  const deep = read('search=a&cursor=x');
  expect(changeList(deep, { sort: { column: 'mmr', direction: 'desc' } })).not.toHaveProperty(
    'cursor',
  );
  expect(changeList(deep, { search: 'b' })).toEqual(read('search=b'));
});
