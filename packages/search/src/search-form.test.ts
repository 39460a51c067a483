import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSearchForm } from './search-form.ts';

test.each([
  ['RustyKnight', 'rustyknight'],
  ['_Kra_ken_', 'kra ken'],
  ['Ölrad', 'olrad'],
  ['Łódź é', 'lodz e'],
  ['Кракен', 'kraken'],
  ['ЩУКА_ёж', 'schuka ezh'],
  ['Ὀδυσσεύς', 'odysseys'],
  ['Straße', 'strasse'],
  ['ＦＵＬＬ①', 'full1'],
  ['★Vex★', 'vex'],
  ['a\u200bb', 'ab'],
])('the search form of %s is %s', (text, form) => {
  expect(toSearchForm(text)).toBe(form);
});

test('characters of other scripts become unique codes', () => {
  expect(toSearchForm('战车')).toMatch(/^(~[A-Z]{5}){2}$/);
  expect(toSearchForm('战')).not.toBe(toSearchForm('车'));
  expect(toSearchForm('战车 2')).toBe(`${toSearchForm('战')}${toSearchForm('车')} 2`);
});

test('a name of symbols only keeps its symbols', () => {
  expect(toSearchForm('___')).toMatch(/^(~[A-Z]{5}){3}$/);
  expect(toSearchForm(' ')).toBe('');
});

test('every form is ASCII with single spaces, and the form of a form is the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const form = toSearchForm(text);
      expect(form).toMatch(/^([a-z0-9A-Z~]+( [a-z0-9A-Z~]+)*)?$/);
      if (!form.includes('~')) expect(toSearchForm(form)).toBe(form);
    }),
  );
});

test('upper and lower case have the same form', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abcXYZабвЖЩ019_ ') }), (text) => {
      expect(toSearchForm(text.toUpperCase())).toBe(toSearchForm(text.toLowerCase()));
    }),
  );
});
