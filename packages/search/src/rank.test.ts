import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchKindOf, rankOf, rankPlayer } from './rank.ts';
import { toSearchForm } from './search-form.ts';

const findMatchKind = (query: string, text: string) => {
  const rank = rankOf(toSearchForm(query), toSearchForm(text));
  return rank === null ? null : matchKindOf(rank);
};

test.each([
  ['kraken', 'Kraken', 'exact'],
  ['kra', 'Kraken', 'start'],
  ['marta', 'Mad_Marta', 'word'],
  ['marta mad', 'Mad Marta', 'words'],
  ['knight', 'RustyKnight', 'inside'],
  ['madmarta', 'Mad Marta', 'inside'],
  ['mad marta', 'MadMarta', 'inside'],
  ['kraekn', 'Kraken', 'similar'],
  ['krakn', 'Kraken', 'similar'],
  ['kraxen', 'Kraken', 'similar'],
  ['rustyknigth', 'Rusty Knight of Doom', 'similar'],
  ['кракен', 'kraken99', 'start'],
  ['xyz', 'Kraken', null],
  ['kar', 'Kraken', null],
  ['', 'Kraken', null],
])('the search "%s" ranks "%s" as %s', (query, text, expected) => {
  expect(findMatchKind(query, text)).toBe(expected);
});

test('a current name comes before the same former name, but after a better match', () => {
  const rank = (query: string, name: string, isCurrent: boolean) =>
    rankPlayer(query, name, isCurrent) ?? Number.NaN;
  expect(rank('kra', 'kraken', true)).toBeLessThan(rank('kra', 'kraken', false));
  expect(rank('kraken', 'kraken', false)).toBeLessThan(rank('kraken', 'kraken2', true));
});

const name = fc.string({ unit: fc.constantFrom(...'abcde '), minLength: 4, maxLength: 14 });

test('a single typo never hides a name', () => {
  fc.assert(
    fc.property(
      name,
      fc.nat(),
      fc.constantFrom('swap', 'drop', 'add', 'replace'),
      (text, seed, typo) => {
        const form = toSearchForm(text);
        fc.pre(form.length >= 5);
        const at = seed % (form.length - 1);
        const [a, b, rest] = [form[at] ?? '', form[at + 1] ?? '', form.slice(at + 2)];
        const misspelled = { swap: b + a, drop: a, add: `${a}x${b}`, replace: `x${b}` }[typo];
        const query = toSearchForm(form.slice(0, at) + misspelled + rest);
        fc.pre(query.replaceAll(' ', '').length >= 4);
        expect(rankOf(query, form)).not.toBeNull();
      },
    ),
  );
});

test('text that a name contains is never ranked as a typo', () => {
  fc.assert(
    fc.property(name, fc.nat(), fc.nat(), (text, from, length) => {
      const form = toSearchForm(text);
      const query = toSearchForm(form.slice(from % (form.length + 1)).slice(0, 3 + (length % 5)));
      fc.pre(query.replaceAll(' ', '').length >= 3);
      expect(matchKindOf(rankOf(query, form) ?? 99)).not.toBe('similar');
    }),
  );
});
