import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultCatalogue } from '@scrapboard/catalogue';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll } from 'vitest';
import { buildApp } from '../app.ts';
import { CHANGES_CHANNEL, createChangePayload, listenForChanges } from '../changes.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../create-log.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import type { Deps } from '../deps.ts';
import { createDiskReserve } from '../disk-reserve.ts';

export interface TestApp extends TestDatabase {
  app: FastifyInstance;
  deps: Deps;
  /** The lines logged by the app, except those about security events. */
  logLines: string[];
  /** The lines logged about security events. */
  securityLog: string[];
  /** Returns the body of a successful GET; throws for any other response. */
  get<T>(url: string, headers?: Record<string, string>): Promise<T>;
  /** Runs a write and waits until this process has been notified of its changes. */
  writeAndAwaitChange(write: () => Promise<unknown>): Promise<void>;
}

/** Creates the whole app on its own database; both are closed after the test file. */
export async function createTestApp(
  prepare: (app: FastifyInstance) => void = () => {},
  environment: Record<string, string> = {},
): Promise<TestApp> {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'scrapboard-app-'));
  const changes = await listenForChanges(database.connection);
  const logLines: string[] = [];
  const securityLog: string[] = [];
  const write = (text: string) => {
    const isSecurity = /^\S+Z security /.test(text);
    (isSecurity ? securityLog : logLines).push(text.trimEnd());
  };
  const deps: Deps = {
    config: readConfig({ SCRAPBOARD_DATA: folder, ...environment }),
    pool: database.pool,
    catalogue: defaultCatalogue,
    changes,
    jobs: { isRunning: true, factsHealth: () => null },
    disk: createDiskReserve({ folder, reserveBytes: 1 }),
    log: createLog({ level: 'info', write }),
    webFolder: join(folder, 'web'),
  };
  const app = await buildApp(deps);
  prepare(app);
  // Registered after the hook that drops the database, so that it runs before it: hooks run in reverse order.
  afterAll(async () => {
    await app.close();
    await changes.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function get<T>(url: string, headers: Record<string, string> = {}): Promise<T> {
    const request: InjectOptions = { url, headers };
    const response = await app.inject(request);
    if (response.statusCode !== 200)
      throw new Error(`${url}: ${response.statusCode} ${response.body}`);
    return response.json();
  }

  async function writeAndAwaitChange(write: () => Promise<unknown>): Promise<void> {
    await write();
    // Notifications arrive in commit order: after this one, none of the earlier writes is pending.
    const marker = randomUUID();
    const notification = Promise.withResolvers<void>();
    const unsubscribe = changes.subscribe((change) => {
      if (!change.all && change.players.includes(marker)) notification.resolve();
    });
    await database.pool.query('select pg_notify($1, $2)', [
      CHANGES_CHANNEL,
      createChangePayload([marker]),
    ]);
    await notification.promise;
    unsubscribe();
  }

  return { ...database, app, deps, logLines, securityLog, get, writeAndAwaitChange };
}
