import { expect, test } from 'vitest';
import type { Sort } from '../tables/toggle-sort.ts';
import { sortField } from './url-fields.ts';

const columns = ['name', 'games'] as const;
const initial: Sort<(typeof columns)[number]> = { column: 'games', direction: 'desc' };
const field = sortField(columns, initial);

test('a sort is a column, with a minus before it when the largest come first', () => {
  expect(field.read('name')).toEqual({ column: 'name', direction: 'asc' });
  expect(field.read('-name')).toEqual({ column: 'name', direction: 'desc' });
  expect(field.read('-shoeSize')).toEqual(initial);
  expect(field.write({ column: 'games', direction: 'asc' })).toBe('games');
  expect(field.write(initial)).toBeUndefined();
});
