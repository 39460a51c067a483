import { expect, test } from 'vitest';
import { padGroups, prepareDate, prepareMoney, preparePhone } from './paste.ts';

test('short groups are padded with leading zeros, whatever separates them', () => {
  expect(padGroups('192.168.1.10', '999.999.999.999')).toBe('192168001010');
  expect(padGroups('8 - 30 - 2020', '99:99:9999')).toBe('08302020');
  expect(padGroups('1234', '99:99:9999')).toBe('1234');
  expect(padGroups('2020.7.7', '99/99/9999')).toBe('2020.7.7');
});

test('a year-first date is reordered', () => {
  expect(prepareDate('2020-07-31', '99/99/9999')).toBe('31072020');
  expect(prepareDate(' 7/8/2020 ', '99/99/9999')).toBe('07082020');
  expect(prepareDate('2020-07-31T20:15:00', '99/99/9999 99:99:99')).toBe('31072020201500');
});

test('only the field’s own country code is stripped from a telephone number', () => {
  expect(preparePhone('1')('+1 (415) 555-0137', '')).toBe(' (415) 555-0137');
  expect(preparePhone('1')('(145) 555-0137', '')).toBe('(145) 555-0137');
  expect(preparePhone('55')('+5511955550134', '')).toBe('11955550134');
});

test('an amount with one decimal gets a second one', () => {
  expect(prepareMoney('1.234,5', '')).toBe('1.234,50');
  expect(prepareMoney('$1,234.56', '')).toBe('$1,234.56');
  expect(prepareMoney('1234', '')).toBe('1234');
});
