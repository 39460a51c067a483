import { DuckDBInstance } from '@duckdb/node-api';
import { expect, test } from 'vitest';
import { duckdbTypes, type FactTable, factColumns, factTables } from './fact-tables.ts';

test('DuckDB creates every column as it is described', async () => {
  const instance = await DuckDBInstance.create();
  const connection = await instance.connect();
  for (const table of Object.keys(factTables) as FactTable[]) {
    const columns = factColumns(table);
    const definitions = columns.map(
      ({ name, type, nullable }) => `${name} ${duckdbTypes[type]}${nullable ? '' : ' NOT NULL'}`,
    );
    await connection.run(`CREATE TABLE ${table} (${definitions.join(', ')})`);
    const described = await connection.runAndReadAll(`DESCRIBE ${table}`);
    expect(described.getRows().map(([name, type, nullable]) => [name, type, nullable])).toEqual(
      columns.map(({ name, type, nullable }) => [name, duckdbTypes[type], nullable ? 'YES' : 'NO']),
    );
  }
  connection.closeSync();
  instance.closeSync();
});
