import { expect, test } from 'vitest';
import { fileNameOf } from './file-name-of.ts';

test('a file is named after its chart, in any language', () => {
  expect(fileNameOf('Win rate over time')).toBe('win-rate-over-time');
  expect(fileNameOf('Schaden / Gefecht (Ø)')).toBe('schaden-gefecht-ø');
  expect(fileNameOf('胜率')).toBe('胜率');
});
