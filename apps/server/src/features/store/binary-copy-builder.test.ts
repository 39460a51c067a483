import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toArrayLiteral } from '../../database/array-literal.ts';
import { createTestDatabase } from '../../database/test-database.ts';
import { copyRows, toCopy } from './copy-rows.ts';

const { pool } = await createTestDatabase();
const columns = {
  a: 'bool',
  b: 'int2',
  c: 'int4',
  d: 'int8',
  e: 'float8',
  f: 'text',
  g: 'bytea',
  h: 'timestamptz',
  i: 'int2[]',
  j: 'int4[]',
  k: 'text[]',
} as const;

const anyText = fc.string({ unit: 'grapheme', maxLength: 40 }).map((s) => s.replaceAll('\0', ''));
const integer = (bits: number) => fc.integer({ min: -(2 ** (bits - 1)), max: 2 ** (bits - 1) - 1 });
const anyRow = fc.record({
  a: fc.option(fc.boolean()),
  b: integer(16),
  c: fc.option(integer(32)),
  d: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
  e: fc.double({ noNaN: true }).map((e) => e || 0),
  f: fc.option(anyText),
  g: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  h: fc.integer({ min: -1e12, max: 4e12 }),
  i: fc.array(integer(16), { maxLength: 4 }),
  j: fc.array(integer(32), { maxLength: 4 }),
  k: fc.array(anyText, { maxLength: 4 }),
});

test('copied values are read back unchanged', async () => {
  const types = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  await pool.query(`create table copied (n serial, ${types.join(', ')})`);
  await fc.assert(
    fc.asyncProperty(fc.array(anyRow, { minLength: 1, maxLength: 300 }), async (rows) => {
      await pool.query('truncate copied');
      const client = await pool.connect();
      await copyRows(client, [toCopy({ name: 'copied', columns }, rows)]);
      client.release();
      const { rows: copiedRows } = await pool.query('select * from copied order by n');
      const comparableRows = copiedRows.map(({ n, h, ...row }) => ({ ...row, h: h.getTime() }));
      expect(comparableRows).toEqual(rows);
    }),
    { numRuns: 30 },
  );
});

test('texts are unchanged as elements of an array', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(anyText)), async (texts) => {
      const { rows } = await pool.query('select $1::text[] as texts', [toArrayLiteral(texts)]);
      expect(rows[0].texts).toEqual(texts);
    }),
  );
  const edgeCases = ['', 'NULL', 'null', '{}', 'a,b', '"', '\\', ' '];
  const { rows } = await pool.query('select $1::text[] as texts', [toArrayLiteral(edgeCases)]);
  expect(rows[0].texts).toEqual(edgeCases);
});
