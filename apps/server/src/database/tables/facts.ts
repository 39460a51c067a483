import { defineTable } from '../define-table.ts';

/** The copies of the facts, one in the data folder of each server. */
export const factsCopy = defineTable('facts_copy', {
  /** See `facts-copy-id.ts`. */
  id: 'text',
  /** The run that wrote its manifest; null if all facts have to be written again. */
  run: 'uuid?',
  /** Everything committed until then is in it. */
  as_of: 'timestamptz?',
  rows: 'int8',
  /** When its server last looked for requests. */
  seen_at: 'timestamptz',
});

/** The days whose matches have changed since a copy was written. Rows are only added and deleted. */
defineTable('facts_request', {
  id: 'int8',
  copy: 'text',
  /** UTC; null if any day may have changed. */
  day: 'date?',
  requested_at: 'timestamptz',
  /** Whether only predicted results changed, which can wait while uploads are being read. */
  deferred: 'bool',
});

/** The numbers of players and builds in facts: from 1, without gaps, and never changed. */
defineTable('fact_number', {
  /** The column of facts. */
  kind: 'text',
  value: 'text',
  number: 'int4',
});
