import { expect, test } from 'vitest';
import { toFileName } from './to-file-name.ts';

test('names a file after its chart, in any language', () => {
  expect(toFileName('Win rate over time')).toBe('win-rate-over-time');
  expect(toFileName('Schaden / Gefecht (Ø)')).toBe('schaden-gefecht-ø');
  expect(toFileName('胜率')).toBe('胜率');
});
