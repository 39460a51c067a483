import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  type BuiltInPostgres,
  type PostgresAddress,
  startBuiltInPostgres,
} from './built-in-postgres.ts';

// Each test starts databases, which may take long on a slow machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const program = fileURLToPath(new URL('testing/run-postgres.ts', import.meta.url));
const log = { info() {}, warn() {}, error() {} };

/** A data folder whose database has been started once; each test begins with a copy. */
let templateFolder: string;
let dataFolder: string;
let children: ChildProcess[] = [];
let databases: BuiltInPostgres[] = [];

beforeAll(async () => {
  templateFolder = mkdtempSync(join(tmpdir(), 'scrapboard-built-in-'));
  await (await startBuiltInPostgres({ dataFolder: templateFolder, log })).stop();
});

afterAll(() => rmSync(templateFolder, { recursive: true, force: true }));

beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'scrapboard-built-in-'));
  cpSync(templateFolder, dataFolder, { recursive: true });
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const database of databases) await database.stop();
  children = [];
  databases = [];
  rmSync(dataFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function start(): Promise<BuiltInPostgres> {
  const postgres = await startBuiltInPostgres({ dataFolder, log });
  databases.push(postgres);
  return postgres;
}

/** Starts a process that runs the database, as the server does. */
async function startInChildProcess(): Promise<{ server: ChildProcess; address: PostgresAddress }> {
  const server = spawn(process.execPath, [program, dataFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  children.push(server);
  const [line] = await once(createInterface({ input: server.stdout }), 'line');
  return { server, address: JSON.parse(line) };
}

async function runQuery(address: PostgresAddress, text: string): Promise<unknown[]> {
  const client = new pg.Client(address);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const readPostmasterPid = () =>
  Number.parseInt(readFileSync(join(dataFolder, 'postgres/postmaster.pid'), 'utf8'), 10);

test('its log is bounded while it runs, and continues', async () => {
  const postgres = await startBuiltInPostgres({
    dataFolder,
    log,
    maxLogBytes: 2000,
    logCheckMs: 20,
  });
  databases.push(postgres);
  const file = join(dataFolder, 'logs/postgres.log');
  const fail = (name: string) =>
    expect(runQuery(postgres.address, `select ${name.repeat(100)}`)).rejects.toThrow();
  await fail('long_name');
  await fail('long_name');
  await expect.poll(() => existsSync(join(dataFolder, 'logs/postgres.1.log'))).toBe(true);
  expect(statSync(file).size).toBeLessThan(2000);
  await fail('x');
  await expect.poll(() => readFileSync(file, 'utf8')).toMatch(/column "x+" does not exist/);
  expect(readFileSync(file)).not.toContain(0);
});

test('data survives a restart, and no process is left running', async () => {
  const first = await start();
  await runQuery(first.address, 'create table kept as select 1 as value');
  const pid = readPostmasterPid();
  await first.stop();
  expect(() => process.kill(pid, 0)).toThrow();
  expect(existsSync(first.address.host)).toBe(false);
  const second = await start();
  expect(await runQuery(second.address, 'select value from kept')).toEqual([{ value: 1 }]);
});

test('commits durably, stores UTF-8 and sorts by bytes', async () => {
  const { address } = await start();
  const settings = `select name, setting from pg_settings
    where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'server_encoding', 'listen_addresses')
    order by name`;
  expect(await runQuery(address, settings)).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'full_page_writes', setting: 'on' },
    { name: 'listen_addresses', setting: '' },
    { name: 'server_encoding', setting: 'UTF8' },
    { name: 'synchronous_commit', setting: 'on' },
  ]);
  expect(await runQuery(address, `select 'Z' < 'a' as bytes, lower('ЖÉ') as lower`)).toEqual([
    { bytes: true, lower: 'жé' },
  ]);
});

test('a data folder in use is refused, and can be used once it is free', async () => {
  const first = await start();
  await expect(startBuiltInPostgres({ dataFolder, log })).rejects.toThrow(
    `The data folder ${dataFolder} is in use by another Scrapboard (process ${process.pid})`,
  );
  await runQuery(first.address, 'select 1');
  await first.stop();
  await start();
});

test('kill -9 of the server loses nothing committed and ends the database too', async () => {
  const { server, address } = await startInChildProcess();
  await runQuery(address, 'create table kept as select 1 as value');
  const pid = readPostmasterPid();
  server.kill('SIGKILL');
  const { address: newAddress } = await start();
  expect(await runQuery(newAddress, 'select value from kept')).toEqual([{ value: 1 }]);
  expect(readPostmasterPid()).not.toBe(pid);
  expect(() => process.kill(pid, 0)).toThrow();
});

test('kill -9 of the database loses nothing committed and restarts it', async () => {
  const { address } = await start();
  await runQuery(address, 'create table kept as select 1 as value');
  const pid = readPostmasterPid();
  process.kill(pid, 'SIGKILL');
  await expect
    .poll(() => runQuery(address, 'select value from kept').catch(String), { timeout: 120_000 })
    .toEqual([{ value: 1 }]);
  expect(readPostmasterPid()).not.toBe(pid);
});

test('restarts at the same address if its socket was deleted', async () => {
  const { address } = await start();
  rmSync(address.host, { recursive: true });
  process.kill(readPostmasterPid(), 'SIGKILL');
  await expect
    .poll(() => runQuery(address, 'select 1 as one').catch(String), { timeout: 120_000 })
    .toEqual([{ one: 1 }]);
});

test('a Ctrl-C that reaches the whole group stops server and database in order', async () => {
  const { server } = await startInChildProcess();
  process.kill(-(server.pid ?? 0), 'SIGINT');
  const [code] = await once(server, 'exit');
  expect(code).toBe(0);
  expect(existsSync(join(dataFolder, 'postgres/postmaster.pid'))).toBe(false);
  expect(readFileSync(join(dataFolder, 'logs/postgres.log'), 'utf8')).toMatch(
    /database system is shut down\n$/,
  );
});

test('a reused process id is not mistaken for a database', async () => {
  writeFileSync(join(dataFolder, 'postgres/postmaster.pid'), `${process.pid}\n`);
  const { address } = await start();
  expect(await runQuery(address, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('rejects a data folder of another major version and leaves it unchanged', async () => {
  writeFileSync(join(dataFolder, 'postgres/PG_VERSION'), '17\n');
  await expect(start()).rejects.toThrow(
    /was written by PostgreSQL 17, but this version of Scrapboard comes with PostgreSQL 18/,
  );
});

test('completes an interrupted first start at the next one', async () => {
  rmSync(join(dataFolder, 'postgres/PG_VERSION'));
  const { address } = await start();
  expect(await runQuery(address, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('reports in one line a data folder that cannot be created', async () => {
  const file = join(dataFolder, 'file');
  writeFileSync(file, '');
  await expect(startBuiltInPostgres({ dataFolder: join(file, 'data'), log })).rejects.toThrow(
    `The data folder ${file}/data is not writable: a part of the path is a file`,
  );
});
