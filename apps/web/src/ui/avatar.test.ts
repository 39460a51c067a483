import { expect, test } from 'vitest';
import { initials } from './avatar.tsx';

test('a name is shortened to the first letters of its first and last word', () => {
  expect(initials('Anna')).toBe('A');
  expect(initials('anna maria alt')).toBe('AA');
  expect(initials('  ')).toBe('');
  expect(initials('🚗 Ёж')).toBe('🚗Ё');
});
