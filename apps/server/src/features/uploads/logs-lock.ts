import { defineQuery } from '../../database/define-query.ts';

/**
 * Who names raw logs in an upload's row may share them with others; who deletes rows and then the
 * logs that nobody names any more has to be alone, or a log goes that was just found to be there.
 */
const key = `hashtextextended('scrapboard raw logs', 0)`;

/** Held from before the logs are looked for until the row that names them is committed. */
export const nameLogsLock = `select pg_advisory_xact_lock_shared(${key})`;

/** Held by a connection from before rows are deleted until their logs are. */
export const lockLogs = defineQuery({ text: `select from pg_advisory_lock(${key})` });
export const unlockLogs = defineQuery({ text: `select from pg_advisory_unlock(${key})` });
