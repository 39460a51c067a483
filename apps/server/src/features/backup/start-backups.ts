import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, type ClientConfig, type Pool } from 'pg';
import type { Config } from '../../config.ts';
import { defineQuery } from '../../database/define-query.ts';
import type { Log } from '../../log.ts';
import { getErrorMessage } from '../../start-error.ts';
import type { BackupReply } from './backup-process.ts';
import { fetchBackupTimes, recordBackup } from './backup-runs.ts';
import { formatSize } from './format-size.ts';
import { isBackupDue } from './is-backup-due.ts';
import type { AutomaticBackupOptions } from './make-automatic-backup.ts';
import { resolveOperatorFolders } from './operator-files.ts';

const CHECK_INTERVAL_MS = 60_000;
/** How long the process may take during shutdown to remove its unfinished file. */
const STOP_TIMEOUT_MS = 1500;
const program = fileURLToPath(new URL('backup-process.ts', import.meta.url));

/** Of the servers that share a database, only the one with this advisory lock makes a backup. */
const tryLockBackup = defineQuery({
  text: `select pg_try_advisory_lock(hashtextextended('scrapboard backup', 0)) as acquired`,
  columns: { acquired: 'bool' },
});

export interface StartBackupsOptions {
  config: Pick<
    Config,
    'dataFolder' | 'pagesFolder' | 'catalogueFolder' | 'backupTime' | 'backupFolder' | 'maxBackups'
  >;
  settings: AutomaticBackupOptions['settings'];
  pool: Pool;
  connection: ClientConfig;
  log: Log;
}

/** Makes a backup every day while the server runs. Returns a function that ends this. */
export function startBackups(options: StartBackupsOptions): () => Promise<void> {
  const { config, pool, log } = options;
  const { backupTime } = config;
  if (backupTime === undefined) return async () => {};
  let child: ChildProcess | undefined;
  let isStopped = false;
  let currentCheck: Promise<void> = Promise.resolve();
  let isRunning = false;

  const isDue = async () => isBackupDue(backupTime, new Date(), await fetchBackupTimes(pool));

  async function check(): Promise<void> {
    if (isStopped || !(await isDue())) return;
    const lockClient = new Client({ ...options.connection, application_name: 'scrapboard backup' });
    lockClient.on('error', () => {});
    await lockClient.connect();
    try {
      const lock = await tryLockBackup.first(lockClient);
      // Another server may have just made it.
      if (lock?.acquired === true && !isStopped && (await isDue())) await makeBackup();
    } finally {
      await lockClient.end();
    }
  }

  async function makeBackup(): Promise<void> {
    const { dataFolder, maxBackups } = config;
    const folder = config.backupFolder ?? join(dataFolder, 'backups');
    const { connection, settings } = options;
    child = fork(program, { serialization: 'advanced', execArgv: [] });
    const folders = resolveOperatorFolders(config);
    const request = {
      connection,
      dataFolder,
      folder,
      maxBackups,
      operatorFolders: folders,
      settings,
    };
    const reply = await requestBackup(child, request);
    child = undefined;
    if (isStopped) return;
    if ('error' in reply) {
      log.error(`The daily backup failed: ${reply.error}. It is tried again in an hour`);
      await recordBackup(pool, { automatic: true, file: folder, error: reply.error });
      return;
    }
    const { file, bytes, warning } = reply;
    log.info(`Daily backup: ${file} (${formatSize(bytes)})`);
    if (warning !== null) log.warn(`Daily backup: ${warning}`);
    await recordBackup(pool, { automatic: true, file, bytes });
  }

  const checkUnlessRunning = () => {
    if (isRunning) return;
    isRunning = true;
    currentCheck = check()
      .catch((error) =>
        log.warn(`Could not check whether a backup is due: ${getErrorMessage(error)}`),
      )
      .finally(() => {
        isRunning = false;
      });
  };
  const timer = setInterval(checkUnlessRunning, CHECK_INTERVAL_MS);
  timer.unref();
  checkUnlessRunning();

  return async () => {
    isStopped = true;
    clearInterval(timer);
    if (child?.connected) child.send('stop');
    const killTimer = setTimeout(() => child?.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await currentCheck;
    clearTimeout(killTimer);
  };
}

function requestBackup(
  child: ChildProcess,
  request: AutomaticBackupOptions,
): Promise<BackupReply | { error: string }> {
  return new Promise((resolve) => {
    child.once('message', (reply) => resolve(reply as BackupReply | { error: string }));
    child.once('error', (error) => resolve({ error: getErrorMessage(error) }));
    child.once('exit', (code, signal) => {
      resolve({ error: `its process ended early (${signal ?? code})` });
    });
    child.send(request, () => {});
  });
}
