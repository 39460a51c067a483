import { expect, test } from 'vitest';
import type { Employee } from '../fixtures/employees.ts';
import { employeeFields } from './field.ts';
import { type Filters, passesFilter, readFilters } from './filters.ts';

const row: Employee = {
  name: 'Greta Lindqvist',
  position: 'Team Leader',
  office: 'London',
  age: 41,
  startDate: '2014/03/02',
  salary: '$98,500',
};

function isShown(filters: Filters): boolean {
  return employeeFields.every((field) => passesFilter(row, field, filters));
}

test('text matches by prefix, ignoring case', () => {
  expect(isShown({ name: 'GRE' })).toBe(true);
  expect(isShown({ name: 'lind' })).toBe(false);
  expect(isShown({ startDate: '2014' })).toBe(true);
});

test('a selection matches the whole text', () => {
  expect(isShown({ position: 'Team Leader' })).toBe(true);
  expect(isShown({ position: 'Team' })).toBe(false);
});

test('a range includes both ends, and either may be open', () => {
  expect(isShown({ ageMin: '41', ageMax: '41' })).toBe(true);
  expect(isShown({ ageMin: '42' })).toBe(false);
  expect(isShown({ ageMax: '40' })).toBe(false);
});

test('only values that could have been entered are read from a URL', () => {
  const read = (text: string) => readFilters(new URLSearchParams(text), employeeFields, [row]);
  expect(read('name=gre&office=London&ageMin=40&ageMax=50')).toEqual({
    name: 'gre',
    office: 'London',
    ageMin: '40',
    ageMax: '50',
  });
  expect(read('name=&office=Atlantis&ageMin=x&ageMax=4.5&salary=1&__proto__=1')).toEqual({});
  expect(read('ageMin=1e3&ageMax=9999999999999999')).toEqual({});
});
