import { defineTable } from '../define-table.ts';

/** Facts about this installation, e.g. how far the demo data is. */
export const instance = defineTable('instance', { key: 'text', value: 'jsonb' });
