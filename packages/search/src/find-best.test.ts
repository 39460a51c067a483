import { expect, test } from 'vitest';
import { findBest, toSearchable } from './find-best.ts';

const entries = [
  toSearchable('mmr', 'Match Making Rank', ['rating', 'elo']),
  toSearchable('dark', 'Dark', ['theme', 'colour scheme', 'night']),
  toSearchable('ranks', 'Rankings'),
  toSearchable('cw', 'Clan War Schedule', ['calendar']),
  toSearchable('shotgun', 'Spitfire', ['CarPart_Gun_Shotgun_rare', 'Shotgun']),
];
const found = (query: string) => findBest(query, entries, 10).map(({ item }) => item);

test('titles rank above keywords, the beginning of a title above its later words', () => {
  expect(found('rank')).toEqual(['ranks', 'mmr']);
  expect(found('elo')).toEqual(['mmr']);
  expect(found('shotgun')).toEqual(['shotgun']);
});

test('finds words in any order, across name and keywords', () => {
  expect(found('war clan')).toEqual(['cw']);
  expect(found('theme dark')).toEqual(['dark']);
});

test('typos match only if no name matches without them', () => {
  expect(found('schedlue')).toEqual(['cw']);
  expect(found('dark')).toEqual(['dark']);
});

test('returns at most the requested number, and nothing for an empty search', () => {
  expect(findBest('r', entries, 1)).toHaveLength(1);
  expect(found(' ')).toEqual([]);
  expect(found('%')).toEqual([]);
});
