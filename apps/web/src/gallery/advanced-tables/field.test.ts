import { expect, test } from 'vitest';
import { employees } from '../fixtures/employees.ts';
import { parseDate, parseMoney } from './field.ts';

test('dates and amounts are compared by value', () => {
  expect(parseDate('2009/12/31')).toBeLessThan(parseDate('2010/01/01'));
  expect(parseDate('2020/07/07')).toBe(Date.UTC(2020, 6, 7));
  expect(parseMoney('$98,500')).toBeLessThan(parseMoney('$1,194,000'));
  expect(parseMoney('$320,800')).toBe(320_800);
});

test('the sample has 57 employees in seven offices, each with the same three reports', () => {
  expect(employees).toHaveLength(57);
  const reports = employees[0]?.subRows ?? [];
  expect(reports).toHaveLength(3);
  for (const { subRows } of employees) expect(subRows).toEqual(reports);
  const offices = new Map<string, number>();
  for (const { office } of [...employees, ...reports]) {
    offices.set(office, (offices.get(office) ?? 0) + 1);
  }
  expect(Object.fromEntries(offices)).toEqual({
    London: 12,
    'San Francisco': 14,
    'New York': 12,
    Edinburgh: 10,
    Singapore: 5,
    Tokyo: 5,
    Sidney: 2,
  });
  const ages = employees.map(({ age }) => age);
  expect([Math.min(...ages), Math.max(...ages)]).toEqual([19, 66]);
  for (const { startDate, salary } of employees) {
    expect(startDate).toMatch(/^\d{4}\/\d\d\/\d\d$/);
    expect(salary).toMatch(/^\$\d{1,3}(,\d{3})+$/);
  }
});
