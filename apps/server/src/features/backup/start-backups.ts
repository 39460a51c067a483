import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, type ClientConfig, type Pool } from 'pg';
import type { Config } from '../../config.ts';
import { defineQuery } from '../../database/define-query.ts';
import type { Log } from '../../log.ts';
import { errorText } from '../../start-error.ts';
import type { BackupReply } from './backup-process.ts';
import { fetchScheduleTimes, recordBackup } from './backup-runs.ts';
import { describeSize } from './describe-size.ts';
import { isBackupDue } from './is-backup-due.ts';
import type { AutomaticBackupOptions } from './make-automatic-backup.ts';
import { ownFolders } from './own-files.ts';

const CHECK_MS = 60_000;
/** How long the process may take to remove what is half written during shutdown. */
const STOP_TIMEOUT_MS = 1500;
const program = fileURLToPath(new URL('backup-process.ts', import.meta.url));

/** Of the servers that share a database, only the one with this advisory lock makes a backup. */
const tryLockBackup = defineQuery({
  text: `select pg_try_advisory_lock(hashtextextended('scrapboard backup', 0)) as mine`,
  columns: { mine: 'bool' },
});

export interface StartBackups {
  config: Pick<
    Config,
    'dataFolder' | 'pagesFolder' | 'catalogueFolder' | 'backupTime' | 'backupFolder' | 'backupKeep'
  >;
  settings: AutomaticBackupOptions['settings'];
  pool: Pool;
  connection: ClientConfig;
  log: Log;
}

/** Makes a backup every day while the server runs. Returns a function that stops this. */
export function startBackups(options: StartBackups): () => Promise<void> {
  const { config, pool, log } = options;
  const { backupTime } = config;
  if (backupTime === undefined) return async () => {};
  let child: ChildProcess | undefined;
  let isStopped = false;
  let current: Promise<void> = Promise.resolve();
  let isRunning = false;

  const isDue = async () => isBackupDue(backupTime, new Date(), await fetchScheduleTimes(pool));

  async function check(): Promise<void> {
    if (isStopped || !(await isDue())) return;
    const holder = new Client({ ...options.connection, application_name: 'scrapboard backup' });
    holder.on('error', () => {});
    await holder.connect();
    try {
      const lock = await tryLockBackup.first(holder);
      // Another server may have just made it.
      if (lock?.mine === true && !isStopped && (await isDue())) await make();
    } finally {
      await holder.end();
    }
  }

  async function make(): Promise<void> {
    const { dataFolder, backupKeep: keep } = config;
    const folder = config.backupFolder ?? join(dataFolder, 'backups');
    const { connection, settings } = options;
    child = fork(program, { serialization: 'advanced', execArgv: [] });
    const own = ownFolders(config);
    const request = { connection, dataFolder, folder, keep, ownFolders: own, settings };
    const reply = await run(child, request);
    child = undefined;
    if (isStopped) return;
    if ('error' in reply) {
      log.error(`The daily backup failed: ${reply.error}. It is tried again in an hour`);
      await recordBackup(pool, { automatic: true, file: folder, error: reply.error });
      return;
    }
    const { file, bytes, warning } = reply;
    log.info(`Daily backup: ${file} (${describeSize(bytes)})`);
    if (warning !== null) log.warn(`Daily backup: ${warning}`);
    await recordBackup(pool, { automatic: true, file, bytes });
  }

  const checkOnce = () => {
    if (isRunning) return;
    isRunning = true;
    current = check()
      .catch((error) => log.warn(`Could not look whether a backup is due: ${errorText(error)}`))
      .finally(() => {
        isRunning = false;
      });
  };
  const timer = setInterval(checkOnce, CHECK_MS);
  timer.unref();
  checkOnce();

  return async () => {
    isStopped = true;
    clearInterval(timer);
    if (child?.connected) child.send('stop');
    const kill = setTimeout(() => child?.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await current;
    clearTimeout(kill);
  };
}

function run(
  child: ChildProcess,
  request: AutomaticBackupOptions,
): Promise<BackupReply | { error: string }> {
  return new Promise((resolve) => {
    child.once('message', (reply) => resolve(reply as BackupReply | { error: string }));
    child.once('error', (error) => resolve({ error: errorText(error) }));
    child.once('exit', (code, signal) => {
      resolve({ error: `its process ended early (${signal ?? code})` });
    });
    child.send(request, () => {});
  });
}
