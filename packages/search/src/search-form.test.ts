import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchForm } from './search-form.ts';

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
  expect(searchForm(text)).toBe(form);
});

test('characters of other scripts become unique codes', () => {
  expect(searchForm('战车')).toMatch(/^(~[A-Z]{5}){2}$/);
  expect(searchForm('战')).not.toBe(searchForm('车'));
  expect(searchForm('战车 2')).toBe(`${searchForm('战')}${searchForm('车')} 2`);
});

test('a name of symbols only keeps its symbols', () => {
  expect(searchForm('___')).toMatch(/^(~[A-Z]{5}){3}$/);
  expect(searchForm(' ')).toBe('');
});

test('every form is ASCII with single spaces, and the form of a form is the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const form = searchForm(text);
      expect(form).toMatch(/^([a-z0-9A-Z~]+( [a-z0-9A-Z~]+)*)?$/);
      if (!form.includes('~')) expect(searchForm(form)).toBe(form);
    }),
  );
});

test('upper and lower case have the same form', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abcXYZабвЖЩ019_ ') }), (text) => {
      expect(searchForm(text.toUpperCase())).toBe(searchForm(text.toLowerCase()));
    }),
  );
});
