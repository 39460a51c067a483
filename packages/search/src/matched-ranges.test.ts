import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMatchedRanges } from './matched-ranges.ts';

/** Returns the text with its matches in brackets. */
function highlight(text: string, query: string): string {
  let highlighted = '';
  let at = 0;
  for (const [from, to] of findMatchedRanges(text, query)) {
    highlighted += `${text.slice(at, from)}[${text.slice(from, to)}]`;
    at = to;
  }
  return highlighted + text.slice(at);
}

test.each([
  ['Kraken', 'kra', '[Kra]ken'],
  ['_Kra_ken_', 'kraken', '_[Kra_ken]_'],
  ['Mad Marta', 'mar', 'Mad [Mar]ta'],
  ['Clan War Schedule', 'war clan', '[Clan] [War] Schedule'],
  ['Ölrad', 'olr', '[Ölr]ad'],
  ['Кракен', 'kra', '[Кра]кен'],
  ['Щука', 's', '[Щ]ука'],
  ['战车王', '车', '战[车]王'],
  ['RustyKnight', 'knight', 'Rusty[Knight]'],
  ['Kraken', 'kraekn', 'Kraken'],
  ['Kraken', '%', 'Kraken'],
])('"%s" found by "%s" is shown as "%s"', (text, query, expected) => {
  expect(highlight(text, query)).toBe(expected);
});

test('ranges are within the text, in order and do not overlap', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
      let last = -1;
      for (const [from, to] of findMatchedRanges(text, query)) {
        expect(from).toBeGreaterThan(last);
        expect(to).toBeGreaterThan(from);
        last = to;
      }
      expect(last).toBeLessThanOrEqual(text.length);
    }),
  );
});
