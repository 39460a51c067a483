import { defineQuery, type Queryable } from '../../database/define-query.ts';
import type { BackupTimes } from './is-backup-due.ts';

export interface BackupState {
  /** When the latest good backup was finished; null if there is none. */
  lastGoodAt: Date | null;
  /** Whether a later backup failed. */
  failed: boolean;
}

const insertRun = defineQuery({
  text: `with old as (delete from backup_run
      where id <= (select id from backup_run order by id desc offset 99 limit 1)
      and id <> (select max(id) from backup_run where error is null))
    insert into backup_run (automatic, file, bytes, error) values ($1, $2, $3, $4)`,
  parameters: ['bool', 'text', 'int8?', 'text?'],
});

/** Records a backup that was made, or the error if it failed. */
export async function recordBackup(
  db: Queryable,
  run: { automatic: boolean; file: string } & ({ bytes: number } | { error: string }),
): Promise<void> {
  const { automatic, file } = run;
  if ('error' in run) await insertRun.run(db, automatic, file, null, run.error);
  else await insertRun.run(db, automatic, file, run.bytes, null);
}

const latestRuns = defineQuery({
  text: `select (select max(finished_at) from backup_run where error is null) as good_at,
      (select max(finished_at) from backup_run where error is not null) as failed_at`,
  columns: { good_at: 'timestamptz?', failed_at: 'timestamptz?' },
});

/** Returns when the latest good backup was finished, for the status page and the metrics. */
export async function fetchBackupState(db: Queryable): Promise<BackupState> {
  const { good_at: goodAt = null, failed_at: failedAt = null } = (await latestRuns.first(db)) ?? {};
  const failed = failedAt !== null && (goodAt === null || failedAt > goodAt);
  return { lastGoodAt: goodAt, failed };
}

const backupTimes = defineQuery({
  text: `select
      greatest((select min(applied_at) from schema_migration),
        (select max(finished_at) from backup_run where automatic and error is null)) as done_at,
      (select max(finished_at) from backup_run where automatic and error is not null) as failed_at`,
  columns: { done_at: 'timestamptz', failed_at: 'timestamptz?' },
});

/**
 * Returns when the latest automatic backup was made, or if there is none, when the database was
 * created; and when one last failed.
 */
export async function fetchBackupTimes(db: Queryable): Promise<BackupTimes> {
  const times = await backupTimes.first(db);
  return { doneAt: times?.done_at ?? new Date(), failedAt: times?.failed_at ?? null };
}
