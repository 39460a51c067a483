import { expect, test } from 'vitest';
import { chooseItem, findChosenItem, type KeyedItem } from './find-chosen-item.ts';

const list = (...keys: string[]): KeyedItem[] => keys.map((key) => ({ key }));

/** Chooses an item of one list and returns the chosen item after another list has replaced it. */
function chosenAfterReplacing(
  items: KeyedItem[],
  index: number,
  replacement: KeyedItem[],
  isFromKeyboard = true,
) {
  return findChosenItem(replacement, chooseItem(items, items.at(index), isFromKeyboard))?.key;
}

const initialItems = list('rust', 'ruin', 'all players', 'map r');

test('keeps the chosen item if a later answer still has it, wherever it is', () => {
  expect(chosenAfterReplacing(initialItems, 1, list('rusty', 'rust', 'ruin'))).toBe('ruin');
  expect(chosenAfterReplacing(initialItems, -1, list('map r', 'rust'))).toBe('map r');
});

test('keeps the end chosen if a later answer lacks the item that End chose', () => {
  expect(chosenAfterReplacing(initialItems, -1, list('rusty', 'all players'))).toBe('all players');
  expect(chosenAfterReplacing(initialItems, -1, list('a', 'b', 'c', 'd', 'e'))).toBe('e');
});

test('chooses the item in the same position, or the nearest, if the chosen one is gone', () => {
  expect(chosenAfterReplacing(initialItems, 1, list('rusty', 'rustler', 'all players'))).toBe(
    'rustler',
  );
  expect(chosenAfterReplacing(initialItems, 2, list('rusty'))).toBe('rusty');
  expect(chosenAfterReplacing(initialItems, 2, [])).toBeUndefined();
});

test('drops a choice by pointer with its item', () => {
  expect(chosenAfterReplacing(initialItems, 1, list('rusty', 'rustler'), false)).toBeUndefined();
  expect(chosenAfterReplacing(initialItems, 1, list('rusty', 'ruin'), false)).toBe('ruin');
});

test('chooses nothing if nothing was chosen', () => {
  expect(findChosenItem(initialItems, chooseItem(initialItems, undefined, true))).toBeUndefined();
});
