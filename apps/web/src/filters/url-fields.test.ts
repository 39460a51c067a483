import { expect, test } from 'vitest';
import type { Sort } from '../tables/toggle-sort.ts';
import { sortField } from './url-fields.ts';

const columns = ['name', 'games'] as const;
const defaultSort: Sort<(typeof columns)[number]> = { column: 'games', direction: 'desc' };
const field = sortField(columns, defaultSort);

test('a sort is a column, with a minus before it when the largest come first', () => {
  expect(field.read('name')).toEqual({ column: 'name', direction: 'asc' });
  expect(field.read('-name')).toEqual({ column: 'name', direction: 'desc' });
  expect(field.read('-shoeSize')).toEqual(defaultSort);
  expect(field.write({ column: 'games', direction: 'asc' })).toBe('games');
  expect(field.write(defaultSort)).toBeUndefined();
});
