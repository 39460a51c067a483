import { searchForm } from '@scrapboard/search';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../database/test-database.ts';

const { pool } = await createTestDatabase();

async function formsOf(names: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ form: string }>(
    'select search_form(name) as form from unnest($1::text[]) with ordinality as t (name, place) order by place',
    [names],
  );
  return rows.map(({ form }) => form);
}

/** Text that a log can hold: no NUL, no half characters. */
const storable = (name: string) => !name.includes('\0') && name.isWellFormed();
/** Scripts that people name themselves in, and what stands between their letters. */
const likely = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'aZ09_ -.[]★🚗éÖßŁøЖжЩёйЇъҚǅΩςθ战车がパ한글ไทยعרԱა①ＡﬁⅣ\u0301\u200b\ufe0f'),
    fc.integer({ min: 1, max: 0x30ff }).map((code) => String.fromCodePoint(code)),
  ),
  maxLength: 24,
});

test.each([
  ['what players call themselves', likely],
  // Not every code point: the two may know different versions of Unicode.
  ['what people write anywhere', fc.string({ unit: 'grapheme', maxLength: 12 })],
])('the database and the package make the same form of %s', async (_, texts) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(texts.filter(storable), { minLength: 50, maxLength: 50 }),
      async (names) => {
        expect(await formsOf(names)).toEqual(names.map(searchForm));
      },
    ),
    { numRuns: 40 },
  );
});
