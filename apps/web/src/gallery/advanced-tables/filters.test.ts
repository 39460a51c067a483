import { expect, test } from 'vitest';
import type { Employee } from '../fixtures/employees.ts';
import { employeeFields } from './field.ts';
import { type Filters, passes } from './filters.ts';

const row: Employee = {
  name: 'Greta Lindqvist',
  position: 'Team Leader',
  office: 'London',
  age: 41,
  startDate: '2014/03/02',
  salary: '$98,500',
};

function shown(filters: Filters): boolean {
  return employeeFields.every((field) => passes(row, field, filters));
}

test('text is found by its beginning, in any case', () => {
  expect(shown({ name: 'GRE' })).toBe(true);
  expect(shown({ name: 'lind' })).toBe(false);
  expect(shown({ startDate: '2014' })).toBe(true);
});

test('a choice means the whole text, not a part of it', () => {
  expect(shown({ position: 'Team Leader' })).toBe(true);
  expect(shown({ position: 'Team' })).toBe(false);
});

test('a range holds both its ends, and either may be open', () => {
  expect(shown({ ageMin: '41', ageMax: '41' })).toBe(true);
  expect(shown({ ageMin: '42' })).toBe(false);
  expect(shown({ ageMax: '40' })).toBe(false);
  expect(shown({ ageMin: 'x', ageMax: '' })).toBe(true);
});
