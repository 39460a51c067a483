import { expect, test } from 'vitest';
import { initialsOf } from './avatar.tsx';

test('a name is shortened to the first letters of its first and last word', () => {
  expect(initialsOf('Anna')).toBe('A');
  expect(initialsOf('anna maria alt')).toBe('AA');
  expect(initialsOf('  ')).toBe('');
  expect(initialsOf('🚗 Ёж')).toBe('🚗Ё');
});
