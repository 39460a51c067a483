import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { attachDatabase } from './attach-database.ts';
import { lockDataFolder } from './built-in/lock-data-folder.ts';

const log = { info() {}, warn() {}, error() {} };

/** Returns the path of a data folder that does not exist yet, in a temporary folder. */
function createDataFolderPath(): string {
  const parent = mkdtempSync(join(tmpdir(), 'scrapboard-attach-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  return join(parent, 'data');
}

test('reports a wrong folder and leaves nothing there', async () => {
  const dataFolder = createDataFolderPath();
  const attachPromise = attachDatabase({ dataFolder, databaseUrl: undefined }, log);
  await expect(attachPromise).rejects.toThrow(/^No server has used the data folder .*data: run/);
  expect(existsSync(dataFolder)).toBe(false);
});

/** Returns a message of PostgreSQL's protocol, as its server sends it. */
const encodeMessage = (type: string, body: Buffer) => {
  const header = Buffer.alloc(5, type);
  header.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([header, body]);
};
const refusal = encodeMessage('E', Buffer.from('SFATAL\0C57P03\0Mrecovering\0\0'));
const readyForQuery = encodeMessage('Z', Buffer.from('I'));
const welcome = Buffer.concat([encodeMessage('R', Buffer.alloc(4)), readyForQuery]);
const response = Buffer.concat([encodeMessage('C', Buffer.from('SELECT 0\0')), readyForQuery]);

/** Uses the folder like a server whose database refuses some connections and accepts later ones. */
async function startRecoveringServer(dataFolder: string, refusalCount: number): Promise<void> {
  let connectionCount = 0;
  const postgres = createServer((socket) => {
    const isRefused = ++connectionCount <= refusalCount;
    socket.once('data', () => {
      if (isRefused) return socket.end(refusal);
      socket.write(welcome);
      socket.on('data', (chunk) => {
        if (chunk.toString('latin1').startsWith('Q')) socket.write(response);
      });
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => postgres.listen(0, '127.0.0.1', resolve));
  const { port } = postgres.address() as { port: number };
  mkdirSync(join(dataFolder, 'postgres'), { recursive: true });
  const pidFile = join(dataFolder, 'postgres', 'postmaster.pid');
  writeFileSync(pidFile, ['1', dataFolder, '0', port, '', '127.0.0.1'].join('\n'));
  const lock = lockDataFolder(dataFolder);
  onTestFinished(() => {
    lock.release();
    postgres.close();
  });
}

test('waits for the database of a server that is recovering', async () => {
  const dataFolder = createDataFolderPath();
  await startRecoveringServer(dataFolder, 1);
  const database = await attachDatabase({ dataFolder, databaseUrl: undefined }, log);
  expect(database.connection).toMatchObject({ host: '127.0.0.1', user: 'scrapboard' });
  await database.close();
});

test('fails with advice if the database of a server does not recover', async () => {
  const dataFolder = createDataFolderPath();
  await startRecoveringServer(dataFolder, Number.POSITIVE_INFINITY);
  const attachPromise = attachDatabase({ dataFolder, databaseUrl: undefined }, log, {
    timeoutMs: 0,
  });
  await expect(attachPromise).rejects.toThrow(/does not accept connections: try again once it has/);
});
