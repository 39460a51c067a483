import { expect, test } from 'vitest';
import { chooseItem, findChosen } from './find-chosen.ts';
import type { FoundItem } from './found-item.ts';

const list = (...keys: string[]): FoundItem[] =>
  keys.map((key) => ({ key, title: key, icon: 'user' }));

/** Chooses from one list and answers what is chosen once another has replaced it. */
function chosenAfter(before: FoundItem[], index: number, late: FoundItem[], byKeys = true) {
  return findChosen(late, chooseItem(before, before.at(index), byKeys))?.key;
}

const early = list('rust', 'ruin', 'all players', 'map r');

test('a late answer that still holds the chosen item leaves it chosen, wherever it is now', () => {
  expect(chosenAfter(early, 1, list('rusty', 'rust', 'ruin'))).toBe('ruin');
  expect(chosenAfter(early, -1, list('map r', 'rust'))).toBe('map r');
});

test('a late answer without what End chose leaves the end chosen', () => {
  expect(chosenAfter(early, -1, list('rusty', 'all players'))).toBe('all players');
  expect(chosenAfter(early, -1, list('a', 'b', 'c', 'd', 'e'))).toBe('e');
});

test('without another item that keys chose, the one in its position is chosen, or the nearest', () => {
  expect(chosenAfter(early, 1, list('rusty', 'rustler', 'all players'))).toBe('rustler');
  expect(chosenAfter(early, 2, list('rusty'))).toBe('rusty');
  expect(chosenAfter(early, 2, [])).toBeUndefined();
});

test('what the pointer was over is let go with its item', () => {
  expect(chosenAfter(early, 1, list('rusty', 'rustler'), false)).toBeUndefined();
  expect(chosenAfter(early, 1, list('rusty', 'ruin'), false)).toBe('ruin');
});

test('nothing chosen stays nothing', () => {
  expect(findChosen(early, chooseItem(early, undefined, true))).toBeUndefined();
});
