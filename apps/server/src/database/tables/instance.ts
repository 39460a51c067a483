import { defineTable } from '../define-table.ts';

/** Values about this installation, such as the progress of the demo data. */
export const instance = defineTable('instance', { key: 'text', value: 'jsonb' });

/** The latest backups, including failed ones. */
defineTable('backup_run', {
  id: 'int8',
  finished_at: 'timestamptz',
  /** Whether the server made it automatically. */
  automatic: 'bool',
  file: 'text',
  /** Null if it failed. */
  bytes: 'int8?',
  /** Null if nothing is wrong. */
  error: 'text?',
});
