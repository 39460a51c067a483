import type { ModerationEvents, ModerationEventsQuery } from '@scrapboard/contract';
import { cursorKeyPatterns, decodeCursor, encodeCursor } from '@scrapboard/read-models';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { securityEvent } from '../../database/tables/security-events.ts';

const MAX_ID = String(2n ** 63n - 1n);

const eventsBefore = defineQuery({
  text: `select e.id, e.at, e.kind, e.account_id, e.network, e.subject, e.reason, e.by_operator,
      a.display_name as account_name, o.display_name as operator_name
    from security_event e
    left join account a on a.id = e.account_id
    left join account o on o.id = e.operator_id
    where e.id < $1 and ($2::text is null or e.kind = $2)
      and ($3::uuid is null or e.account_id = $3)
      and ($4::text is null or e.network = $4 or e.subject = $4)
    order by e.id desc limit $5`,
  parameters: ['int8', 'text?', 'uuid?', 'text?', 'int8'],
  columns: {
    ...pick(securityEvent, 'id', 'at', 'kind', 'account_id', 'network', 'subject', 'reason'),
    ...pick(securityEvent, 'by_operator'),
    account_name: 'text?',
    operator_name: 'text?',
  },
});

/** Returns a page of the security events of all accounts, newest first. */
export async function fetchEvents(
  db: Queryable,
  { event, account, network, cursor, limit }: ModerationEventsQuery,
): Promise<ModerationEvents> {
  const [beforeId = MAX_ID] =
    cursor === undefined ? [] : decodeCursor(cursor, [cursorKeyPatterns.int8]);
  const rows = await eventsBefore.all(
    db,
    beforeId,
    event ?? null,
    account ?? null,
    network ?? null,
    limit + 1,
  );
  const last = rows[limit - 1];
  return {
    events: rows.slice(0, limit).map((row) => ({
      id: row.id,
      kind: row.kind,
      at: row.at.toISOString(),
      account: row.account_id === null ? null : { id: row.account_id, name: row.account_name },
      network: row.network,
      subject: row.subject,
      reason: row.reason,
      byOperator: row.by_operator,
      operator: row.operator_name,
    })),
    nextCursor: last !== undefined && rows.length > limit ? encodeCursor([last.id]) : null,
  };
}
