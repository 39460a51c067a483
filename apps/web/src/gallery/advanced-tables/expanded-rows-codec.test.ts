import { expect, test } from 'vitest';
import { expandedRowsCodec } from './expanded-rows-codec.ts';

interface Row {
  rows?: Row[];
}

const rows: Row[] = [{ rows: [{}, { rows: [{}] }] }, {}, { rows: [{}] }];
const codec = expandedRowsCodec(rows, (row) => row.rows);

test('the URL contains the ids of expanded rows, and other text expands none', () => {
  expect(codec.read('0,2')).toEqual({ 0: true, 2: true });
  expect(codec.read('0.1')).toEqual({ '0.1': true });
  expect(codec.read('1,0.0,9,-1,x,__proto__,constructor')).toEqual({});
  expect(codec.read(null)).toEqual({});
  expect(codec.read('')).toEqual({});
});

test('if all rows are expanded, the URL says so in one word', () => {
  expect(codec.read('all')).toEqual({ 0: true, '0.1': true, 2: true });
  expect(codec.write(true)).toBe('all');
  expect(codec.write({ 2: true, 0: true, '0.1': true })).toBe('all');
  expect(codec.write({ 2: true, 0: false })).toBe('2');
  expect(codec.write({})).toBe('');
});

test('expanding every row one by one counts as all expanded', () => {
  expect(codec.areAllExpanded({ 0: true, 2: true })).toBe(false);
  expect(codec.areAllExpanded({ 0: true, '0.1': true, 2: true })).toBe(true);
  expect(expandedRowsCodec([{}], () => undefined).areAllExpanded({})).toBe(false);
});
