import { expect, test } from 'vitest';
import { endGroup } from './end-group.ts';

test('a separator ends a group early', () => {
  expect(endGroup('192.168.1', '.', '999.999.999.999')).toBe('192.168.001.');
  expect(endGroup('7', '/', '99/99/9999')).toBe('07/');
});

test('other characters, empty groups and full groups are not affected', () => {
  expect(endGroup('7', '.', '99/99/9999')).toBeUndefined();
  expect(endGroup('07/', '/', '99/99/9999')).toBeUndefined();
  expect(endGroup('07', '/', '99/99/9999')).toBeUndefined();
  expect(endGroup('07/07/20', '/', '99/99/9999')).toBeUndefined();
});
