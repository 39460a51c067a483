import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance, LIST, listValue, VARCHAR } from '@duckdb/node-api';
import { derivedFiles, derivedTables } from '../derived-files.ts';
import type { FactRows } from '../evaluate/evaluate-question.ts';
import {
  duckdbTypes,
  type FactTable,
  factTables,
  fileColumns,
  type MaxNumbers,
  type NumberedColumn,
  numberedColumns,
} from '../fact-tables.ts';
import type { QuestionRows } from '../finish-answer.ts';
import { markPlayersSql, playerMarks } from '../player-marks.ts';
import type { Question } from '../question.ts';
import type { QuestionContext } from '../question-context.ts';
import type { FactFile, FactFiles, FileTable } from '../sql/fact-files.ts';
import type { SqlParameter } from '../sql/parameters.ts';
import { questionSql } from '../sql/question-sql.ts';
import { readAnswer } from '../sql/read-answer.ts';

/** Answers questions from Parquet files, as the server does. */
export interface FactStore {
  /** Writes rows as a file per table, or as one per month, which takes longer to read. */
  write(rows: FactRows, per: 'table' | 'month'): Promise<FactFiles>;
  ask(question: Question, files: FactFiles, context: QuestionContext): Promise<QuestionRows>;
  close(): void;
}

/** Opens DuckDB with an empty folder for facts. */
export async function openFactStore(): Promise<FactStore> {
  const folder = mkdtempSync(join(tmpdir(), 'scrapboard-questions-'));
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  // A question takes longer to plan than to answer; two at a time use two processors.
  const connections = [connection, await instance.connect()];
  let questionCount = 0;
  for (const table of tables) await connection.run(`CREATE TABLE ${table} (${columnsSql(table)})`);
  let version = 0;
  const maxNumbersByFiles = new WeakMap<FactFiles, MaxNumbers>();
  return {
    async write(rows, per) {
      version += 1;
      const numbers = numberRows(rows);
      const files = {} as Record<FileTable, FactFile[]>;
      for (const table of tables) {
        await connection.run(`DELETE FROM ${table}`);
        await insert(connection, table, rows[table], numbers);
        files[table] = await writeFiles(
          connection,
          table,
          join(folder, `${table}-${version}`),
          per,
        );
      }
      for (const derived of derivedTables) {
        files[derived] = [];
        for (const { path, ...days } of files[derivedFiles[derived].source]) {
          const derivedPath = `${path}-${derived}.parquet`;
          const query = derivedFiles[derived].sql(`read_parquet('${path}')`);
          await connection.run(`COPY (${query}) TO '${derivedPath}' (FORMAT parquet)`);
          files[derived].push({ ...days, path: derivedPath });
        }
      }
      maxNumbersByFiles.set(files, {
        player_id: numbers.player_id.size,
        build: numbers.build.size,
      });
      return files;
    },
    async ask(question, files, context) {
      const { sql, values, plan } = questionSql(
        question,
        files,
        context,
        maxNumbersByFiles.get(files) ?? { player_id: 0, build: 0 },
      );
      questionCount += 1;
      const reader = connections[questionCount % connections.length] as DuckDBConnection;
      const result = await reader.run(
        sql,
        values.map(toBindable),
        values.map((value) => (Array.isArray(value) ? LIST(VARCHAR) : undefined)) as [],
      );
      return readAnswer(plan, await result.getRowObjectsJS());
    },
    close() {
      for (const reader of connections) reader.closeSync();
      instance.closeSync();
      rmSync(folder, { recursive: true });
    },
  };
}

const tables = Object.keys(factTables) as FactTable[];

function toBindable(value: SqlParameter) {
  return typeof value === 'object' ? listValue([...value]) : value;
}

function columnsSql(table: FactTable): string {
  return fileColumns(table)
    .map(({ name, type, nullable }) => `${name} ${duckdbTypes[type]}${nullable ? '' : ' NOT NULL'}`)
    .join(', ');
}

async function insert(
  connection: DuckDBConnection,
  table: FactTable,
  rows: readonly Readonly<Record<string, unknown>>[],
  numbers: Numbers,
): Promise<void> {
  if (rows.length === 0) return;
  const columns = fileColumns(table);
  const tuples = rows.map((row) => {
    const numberedRow: Readonly<Record<string, unknown>> = {
      ...row,
      [numberedColumns.player_id]: numbers.player_id.get(row.player_id),
      [numberedColumns.build]: numbers.build.get(row.build),
    };
    return `(${columns.map(({ name, type }) => literal(numberedRow[name], type)).join(', ')})`;
  });
  await connection.run(`INSERT INTO ${table} VALUES ${tuples.join(',\n')}`);
}

type Numbers = Readonly<Record<NumberedColumn, ReadonlyMap<unknown, number>>>;

/** Numbers players and builds as they come. */
function numberRows({ players }: FactRows): Numbers {
  const assignNumbers = (column: NumberedColumn) => {
    const values = new Set(players.map((row) => row[column]).filter((value) => value !== null));
    return new Map([...values].map((value, index) => [value, index + 1]));
  };
  return { player_id: assignNumbers('player_id'), build: assignNumbers('build') };
}

function literal(value: unknown, type: string): string {
  if (value === null || value === undefined) return 'NULL';
  if (type === 'instant') return `epoch_ms(${value})`;
  return type === 'text' ? `'${String(value).replaceAll("'", "''")}'` : String(value);
}

async function writeFiles(
  connection: DuckDBConnection,
  table: FactTable,
  prefix: string,
  per: 'table' | 'month',
): Promise<FactFile[]> {
  const partition = per === 'month' ? "strftime(started_at, '%Y-%m')" : "'all'";
  const partitions = await connection.runAndReadAll(`
    SELECT ${partition}, strftime(min(started_at), '%Y-%m-%d'), strftime(max(started_at), '%Y-%m-%d')
    FROM ${table} GROUP BY 1 ORDER BY 1`);
  const files: FactFile[] = [];
  for (const [name, from, to] of partitions.getRows() as [string, string, string][]) {
    const path = `${prefix}-${name}.parquet`;
    const rows = `SELECT * FROM ${table} WHERE ${partition} = '${name}'`;
    await connection.run(`COPY (${table === 'players' ? markedSql(rows) : rows}) TO '${path}'
      (FORMAT parquet)`);
    files.push({ path, from, to });
  }
  return files;
}

const markedSql = (players: string) =>
  markPlayersSql(`SELECT * EXCLUDE (${Object.keys(playerMarks).join(', ')}) FROM (${players})`);
