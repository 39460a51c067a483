import type { SecurityEventKind } from '@scrapboard/contract';
import { defineTable } from '../define-table.ts';
import { typed } from '../sql-types.ts';

/** Events that may be part of an attack, or of the response to it; kept for 90 days. */
export const securityEvent = defineTable('security_event', {
  id: 'int8',
  at: 'timestamptz',
  kind: typed<SecurityEventKind>('text'),
  /** The account it is about. */
  account_id: 'uuid?',
  /** Pseudonym of the network it came from. */
  network: 'text?',
  /** The id of the upload, match, player or token it is about. */
  subject: 'text?',
  /** The code of a refusal. */
  reason: 'text?',
  by_operator: 'bool',
  /** The operator's account; null on the command line. */
  operator_id: 'uuid?',
});
