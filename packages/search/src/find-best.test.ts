import { expect, test } from 'vitest';
import { findBest, toSearchable } from './find-best.ts';

const entries = [
  toSearchable('mmr', 'Match Making Rank', ['rating', 'elo']),
  toSearchable('dark', 'Dark', ['theme', 'colour scheme', 'night']),
  toSearchable('ranks', 'Rankings'),
  toSearchable('cw', 'Clan War Schedule', ['calendar']),
  toSearchable('shotgun', 'Spitfire', ['CarPart_Gun_Shotgun_rare', 'Shotgun']),
];
const findItems = (query: string) => findBest(query, entries, 10).map(({ item }) => item);

test('titles rank above keywords, the beginning of a title above its later words', () => {
  expect(findItems('rank')).toEqual(['ranks', 'mmr']);
  expect(findItems('elo')).toEqual(['mmr']);
  expect(findItems('shotgun')).toEqual(['shotgun']);
});

test('finds words in any order, across name and keywords', () => {
  expect(findItems('war clan')).toEqual(['cw']);
  expect(findItems('theme dark')).toEqual(['dark']);
});

test('typos match only if no name matches without them', () => {
  expect(findItems('schedlue')).toEqual(['cw']);
  expect(findItems('dark')).toEqual(['dark']);
});

test('returns at most the requested number of items, and none for an empty search', () => {
  expect(findBest('r', entries, 1)).toHaveLength(1);
  expect(findItems(' ')).toEqual([]);
  expect(findItems('%')).toEqual([]);
});
