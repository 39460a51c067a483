import { toSearchForm } from '@scrapboard/search';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../database/test-database.ts';

const { pool } = await createTestDatabase();

/**
 * Returns the database's search forms of the names, except those with characters that are unassigned
 * in it. Node and PostgreSQL follow different versions of Unicode, and normalisation is only stable
 * for characters that are assigned in both: a combining mark added later (U+1AEB in Unicode 17) has
 * no class to be ordered by in the older.
 */
async function fetchSearchForms(names: readonly string[]) {
  const { rows } = await pool.query<{ name: string; form: string }>(
    'select name, search_form(name) as form from unnest($1::text[]) as t (name) where unicode_assigned(name)',
    [names.filter((name) => !/\p{Cn}/u.test(name))],
  );
  return rows;
}

/** Returns whether a log can contain a text: one without NUL and lone surrogates. */
const isStorable = (name: string) => !name.includes('\0') && name.isWellFormed();
/** The scripts in which players name themselves, and the characters between their letters. */
const commonNames = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'aZ09_ -.[]★🚗éÖßŁøЖжЩёйЇъҚǅΩςθ战车がパ한글ไทยعרԱა①ＡﬁⅣ\u0301\u200b\ufe0f'),
    fc.integer({ min: 1, max: 0x30ff }).map((code) => String.fromCodePoint(code)),
  ),
  maxLength: 24,
});

test.each([
  ['common names', commonNames],
  ['any text', fc.string({ unit: 'grapheme', maxLength: 12 })],
])('the database and the package have the same search form of %s', async (_, texts) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(texts.filter(isStorable), { minLength: 50, maxLength: 50 }),
      async (names) => {
        const forms = await fetchSearchForms(names);
        expect(forms).toEqual(forms.map(({ name }) => ({ name, form: toSearchForm(name) })));
      },
    ),
    { numRuns: 40 },
  );
});

test('characters assigned in only one version of Unicode are left out, all others compared', async () => {
  const names = ['Kraken', 'Ёжик', '战车', 'a\u0301', '\u{1aeb}\u0316', 'a\u0378'];
  const comparedNames = (await fetchSearchForms(names)).map(({ name }) => name);
  expect(comparedNames.slice(0, 4)).toEqual(names.slice(0, 4));
  expect(comparedNames).not.toContain('a\u0378');
});
