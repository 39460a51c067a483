import { defineTable } from '../define-table.ts';

/** Facts about this installation, e.g. how far the demo data is. */
defineTable('instance', { key: 'text', value: 'jsonb' });
