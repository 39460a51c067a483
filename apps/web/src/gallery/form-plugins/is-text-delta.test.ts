import { expect, test } from 'vitest';
import { isTextDelta } from './is-text-delta.ts';

test('texts and their formats are a delta', () => {
  expect(isTextDelta({ ops: [] })).toBe(true);
  const ops = [{ insert: 'rust', attributes: { bold: true } }, { insert: '\n' }];
  expect(isTextDelta({ ops })).toBe(true);
});

test('damaged data and anything but text are not', () => {
  for (const ops of [
    undefined,
    'rust',
    [null],
    [{ insert: { image: 'https://example.com/a.png' } }],
    [{ delete: 3 }],
    [{ insert: 'rust', attributes: 'bold' }],
  ]) {
    expect(isTextDelta({ ops })).toBe(false);
  }
  expect(isTextDelta(null)).toBe(false);
});
