import { expect, test } from 'vitest';
import { chooseItem, findChosen } from './find-chosen.ts';
import type { ResultItem } from './result-item.ts';

const list = (...keys: string[]): ResultItem[] =>
  keys.map((key) => ({ key, title: key, icon: 'user' }));

/** Chooses an item of one list and returns the chosen item after another list has replaced it. */
function chosenAfter(
  before: ResultItem[],
  index: number,
  replacement: ResultItem[],
  isFromKeyboard = true,
) {
  return findChosen(replacement, chooseItem(before, before.at(index), isFromKeyboard))?.key;
}

const earlier = list('rust', 'ruin', 'all players', 'map r');

test('keeps the chosen item if a later answer still has it, wherever it is', () => {
  expect(chosenAfter(earlier, 1, list('rusty', 'rust', 'ruin'))).toBe('ruin');
  expect(chosenAfter(earlier, -1, list('map r', 'rust'))).toBe('map r');
});

test('keeps the end chosen if a later answer lacks the item that End chose', () => {
  expect(chosenAfter(earlier, -1, list('rusty', 'all players'))).toBe('all players');
  expect(chosenAfter(earlier, -1, list('a', 'b', 'c', 'd', 'e'))).toBe('e');
});

test('chooses the item in the same position, or the nearest, if the chosen one is gone', () => {
  expect(chosenAfter(earlier, 1, list('rusty', 'rustler', 'all players'))).toBe('rustler');
  expect(chosenAfter(earlier, 2, list('rusty'))).toBe('rusty');
  expect(chosenAfter(earlier, 2, [])).toBeUndefined();
});

test('drops a choice by pointer with its item', () => {
  expect(chosenAfter(earlier, 1, list('rusty', 'rustler'), false)).toBeUndefined();
  expect(chosenAfter(earlier, 1, list('rusty', 'ruin'), false)).toBe('ruin');
});

test('chooses nothing if nothing was chosen', () => {
  expect(findChosen(earlier, chooseItem(earlier, undefined, true))).toBeUndefined();
});
