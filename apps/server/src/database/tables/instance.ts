import { defineTable } from '../define-table.ts';

/** Facts about this installation, such as the progress of the demo data. */
export const instance = defineTable('instance', { key: 'text', value: 'jsonb' });
