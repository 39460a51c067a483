import { dimensions, measures } from '@scrapboard/questions';
import { expect, test } from 'vitest';
import texts from '../i18n/en/questions.json' with { type: 'json' };

test('every measure and dimension has a name, and nothing else has one', () => {
  const names = new Set(Object.values(measures).flatMap((table) => Object.keys(table)));
  expect(Object.keys(texts.measures).toSorted()).toEqual([...names].toSorted());
  expect(Object.keys(texts.dimensions).toSorted()).toEqual(Object.keys(dimensions).toSorted());
});
