import { expect, test } from 'vitest';
import { openRows } from './open-rows.ts';

interface Row {
  rows?: Row[];
}

const rows: Row[] = [{ rows: [{}, { rows: [{}] }] }, {}, { rows: [{}] }];
const open = openRows(rows, (row) => row.rows);

test('the URL contains the ids of open rows, and other text opens none', () => {
  expect(open.read('0,2')).toEqual({ 0: true, 2: true });
  expect(open.read('0.1')).toEqual({ '0.1': true });
  expect(open.read('1,0.0,9,-1,x,__proto__,constructor')).toEqual({});
  expect(open.read(null)).toEqual({});
  expect(open.read('')).toEqual({});
});

test('all open rows are written as one word', () => {
  expect(open.read('all')).toEqual({ 0: true, '0.1': true, 2: true });
  expect(open.write(true)).toBe('all');
  expect(open.write({ 2: true, 0: true, '0.1': true })).toBe('all');
  expect(open.write({ 2: true, 0: false })).toBe('2');
  expect(open.write({})).toBe('');
});

test('opening every row one by one counts as all open', () => {
  expect(open.areAll({ 0: true, 2: true })).toBe(false);
  expect(open.areAll({ 0: true, '0.1': true, 2: true })).toBe(true);
  expect(openRows([{}], () => undefined).areAll({})).toBe(false);
});
