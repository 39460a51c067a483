import { expect, test } from 'vitest';
import { layOutColumnLabels } from './column-labels.ts';

const modes = Array.from({ length: 20 }, (_, index) => `Game mode ${index + 1}`);
const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

test('labels that fit are horizontal and complete', () => {
  expect(layOutColumnLabels(modes, 120)).toEqual({ texts: modes, isRotated: false, height: 22 });
});

test('names that do not fit are written upwards, as many as their columns have space for', () => {
  expect(layOutColumnLabels(modes, 50)).toMatchObject({ texts: modes, isRotated: true });
  const { texts, height } = layOutColumnLabels(modes, 10);
  expect(texts.filter((text) => text !== '')).toHaveLength(10);
  expect(height).toBeGreaterThan(80);
});

test('numbers that do not fit stay horizontal and are left out', () => {
  const { texts, isRotated } = layOutColumnLabels(hours, 10);
  expect(isRotated).toBe(false);
  expect(texts.slice(0, 4)).toEqual(['00', '', '', '03']);
});

test('long names are shortened', () => {
  const { texts } = layOutColumnLabels(['An exceptionally long name of a build'], 40);
  expect(texts).toEqual(['An exceptionally long n…']);
});
