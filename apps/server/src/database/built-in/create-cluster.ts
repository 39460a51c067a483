import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Log } from '../../log.ts';
import { StartError } from '../../start-error.ts';
import { chownTo, type RunAs } from './choose-run-as.ts';
import { createPostgresError } from './create-postgres-error.ts';
import { POSTGRES_MAJOR } from './find-binaries.ts';
import { createPostgresEnvironment } from './postgres-environment.ts';

const run = promisify(execFile);

/**
 * Creates the cluster if there is none, and checks the version of an existing one. It is created
 * under a temporary name and then renamed, so that an interrupted first start leaves no partial
 * cluster.
 */
export async function createCluster(
  runAs: RunAs,
  options: { dataFolder: string; password: string | undefined; log: Log },
): Promise<void> {
  const versionFile = join(runAs.cluster, 'PG_VERSION');
  if (existsSync(versionFile)) {
    checkVersion(runAs.cluster, readFileSync(versionFile, 'utf8').trim());
    return;
  }
  options.log.info(`Creating the database in ${runAs.cluster}`);
  const draft = `${runAs.cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  chownTo(runAs, draft);
  const passwordFile = `${draft}.password`;
  const [command = '', ...args] = [
    ...runAs.prefix,
    runAs.binaries.initdb,
    ...['-D', draft, '-U', 'scrapboard', '-E', 'UTF8', '--no-instructions'],
    // Byte order on every platform, with upper and lower case of all of Unicode.
    ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...(options.password === undefined
      ? ['-A', 'trust']
      : ['-A', 'scram-sha-256', `--pwfile=${passwordFile}`]),
  ];
  try {
    if (options.password !== undefined)
      writeFileSync(passwordFile, options.password, { mode: 0o600 });
    await run(command, args, { ...runAs.user, cwd: '/', env: createPostgresEnvironment() });
    // A folder without PG_VERSION remains from a crash between the two steps of an earlier attempt.
    rmSync(runAs.cluster, { recursive: true, force: true });
    renameSync(draft, runAs.cluster);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw createPostgresError(`${stdout}\n${stderr}\n${String(error)}`, options.dataFolder);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function checkVersion(cluster: string, actualVersion: string): void {
  if (actualVersion === POSTGRES_MAJOR) return;
  throw new StartError(
    `${cluster} was written by PostgreSQL ${actualVersion}, but this version of Scrapboard comes with PostgreSQL ${POSTGRES_MAJOR}. Nothing was changed: move the data folder away and restore a backup from before, as docs/operations.md explains (Upgrade)`,
  );
}
