import { expect, test } from 'vitest';
import { type FieldState, formatCents, typeAmount } from './amount-field.ts';

const MASK = '9.999,99';
/** Returns the state of a field that is written with its caret: `12|,34`. */
const toFieldState = (field: string): FieldState => ({
  text: field.replace('|', ''),
  caret: field.indexOf('|'),
});
/** Returns the field after a key press that changes it from `before` to `after`, written with its caret. */
function press(before: string, after: string, isForwardDelete = false): string {
  const { text, caret } = typeAmount(
    toFieldState(before).text,
    toFieldState(after),
    MASK,
    isForwardDelete,
  );
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

test('the last two digits are cents, from the first digit on', () => {
  expect(['', '5', '50', '507', '5070', '50703'].map((text) => formatCents(text, MASK))).toEqual([
    '',
    '0,05',
    '0,50',
    '5,07',
    '50,70',
    '507,03',
  ]);
  expect(formatCents('00000', MASK)).toBe('');
  expect(formatCents('12345678901234567', '999.999.999.999.999,99')).toBe('123.456.789.012.345,67');
});

test('typed digits push earlier ones to the left, wherever the caret is', () => {
  expect(press('|', '5|')).toBe('0,05|');
  expect(press('0,05|', '0,053|')).toBe('0,53|');
  expect(press('1|2,34', '19|2,34')).toBe('19|2,34');
  expect(press('123,|45', '123,9|45')).toBe('1.239|,45');
});

test('a digit that does not fit is ignored', () => {
  expect(press('1.234,56|', '1.234,567|')).toBe('1.234,56|');
  expect(press('|1.234,56', '9|1.234,56')).toBe('|1.234,56');
});

test('backspace and delete remove a digit and step over separators', () => {
  expect(press('1.234,56|', '1.234,5|')).toBe('123,45|');
  expect(press('1.|234,56', '1|234,56')).toBe('1|.234,56');
  expect(press('1|.234,56', '1|234,56', true)).toBe('1.|234,56');
  expect(press('0,05|', '0,0|')).toBe('|');
});
