import type { AccountRef, ReportedMatch } from '@scrapboard/contract';
import { pick } from '../../database/define-table.ts';
import { type RowOf, typed } from '../../database/sql-types.ts';
import { matchDecision, upload, uploadMatch } from '../../database/tables/uploads.ts';

/** The accounts of an upload `u`, as JSON. */
export const ACCOUNTS_SQL = `(select coalesce(json_agg(json_build_object('id', a.id, 'name', a.display_name)
      order by a.display_name, a.id), '[]')
    from upload_owner o join account a on a.id = o.account_id where o.upload_id = u.id)`;

export const accountsColumn = typed<AccountRef[]>('json?');

/** What `toReportedMatch` needs of a log `s`, of an upload `u` and with a decision `d` or none. */
export const LOG_SQL = `s.upload_id, s.ordinal, s.quarantine, u.received_at, u.network, d.decision,
    ${ACCOUNTS_SQL} as accounts`;

export const logColumns = {
  ...pick(uploadMatch, 'upload_id', 'ordinal', 'quarantine'),
  ...pick(upload, 'received_at', 'network'),
  ...pick(matchDecision, 'decision'),
  accounts: accountsColumn,
} as const;

export const LOG_JOINS_SQL = `upload_match s join upload u on u.id = s.upload_id
      left join match_decision d on d.upload_id = s.upload_id and d.ordinal = s.ordinal`;

/** Returns a log as moderation shows it. */
export function toReportedMatch(row: RowOf<typeof logColumns>): ReportedMatch {
  return {
    uploadId: row.upload_id,
    ordinal: row.ordinal,
    receivedAt: row.received_at.toISOString(),
    accounts: row.accounts,
    network: row.network,
    reason: row.quarantine,
    decision: row.decision,
  };
}
