import { expect, test } from 'vitest';
import { findIcons } from './find-icons.ts';
import { type IconEntry, toImportName } from './icon-entry.ts';

const icon = (name: string, terms = ''): IconEntry => ({
  name,
  terms,
  viewBox: '0 0 24 24',
  body: '',
  importLine: '',
});
const icons = [
  icon('arrow-up'),
  icon('ball', 'bat run home'),
  icon('house', 'home dwelling'),
  icon('house-user'),
  icon('warehouse'),
];
const names = (search: string) => findIcons(icons, search).map(({ name }) => name);

test('a search finds names and terms, the closest name first', () => {
  expect(names('house')).toEqual(['house', 'house-user', 'warehouse']);
  expect(names('HOME')).toEqual(['house', 'ball']);
  expect(names('user house')).toEqual(['house-user']);
});

test('an empty search returns all icons in order, an unknown word none', () => {
  expect(findIcons(icons, '  ')).toBe(icons);
  expect(names('submarine')).toEqual([]);
});

test('names of imports are identifiers, whatever the icon is called', () => {
  expect(toImportName('arrow-up')).toBe('arrowUpIcon');
  expect(toImportName('package')).toBe('packageIcon');
  expect(toImportName('500px')).toBe('icon500px');
  expect(toImportName('0')).toBe('icon0');
});
