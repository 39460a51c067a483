import { defineQuery } from '../../database/define-query.ts';

/**
 * Saving uploads, which reference raw logs, needs a shared lock. Deleting rows and then the
 * unreferenced logs needs an exclusive one; otherwise it could delete a log that an upload has just
 * found.
 */
const LOCK_KEY_SQL = `hashtextextended('scrapboard raw logs', 0)`;

/** Held from before the logs are looked up until the row that references them is committed. */
export const SHARED_LOGS_LOCK_SQL = `select pg_advisory_xact_lock_shared(${LOCK_KEY_SQL})`;

/** The exclusive lock until the end of the transaction. */
export const EXCLUSIVE_LOGS_LOCK_SQL = `select pg_advisory_xact_lock(${LOCK_KEY_SQL})`;

/** Held by a connection from before rows are deleted until their logs are deleted. */
export const lockLogs = defineQuery({ text: `select from pg_advisory_lock(${LOCK_KEY_SQL})` });
export const unlockLogs = defineQuery({ text: `select from pg_advisory_unlock(${LOCK_KEY_SQL})` });
