import type { SecurityEventKind } from '@scrapboard/contract';
import { defineQuery, type Queryable } from './database/define-query.ts';
import { DAY_MS } from './day-ms.ts';
import type { Log } from './log.ts';
import type { NetworkPseudonyms } from './network-pseudonyms.ts';

/** How long events, and the pseudonyms of networks at uploads, are kept. */
export const EVENT_RETENTION_MS = 90 * DAY_MS;

export interface EventContext {
  /** A transaction's connection, if the event is to be recorded only if that commits. */
  pool: Queryable;
  log: Pick<Log, 'info'>;
  /** Only needed to record the network of a request. */
  networkPseudonyms?: NetworkPseudonyms;
}

export interface RecordedEvent {
  kind: SecurityEventKind;
  /** The account it is about, whose owner can see it among their events. */
  accountId?: string | null;
  /** The request that caused it; of its address only the network's pseudonym is kept. */
  request?: { ip: string };
  /** The id of the upload, match, player or token it is about; never a name or an address. */
  subject?: string;
  /** The code of a refusal. */
  reason?: string;
  byOperator?: boolean;
  /** The account of the operator who did it in the web app. */
  operatorId?: string | null;
}

/**
 * Records an event in the log and in the table that account owners and operators can see. Any
 * feature may call it:
 * `recordSecurityEvent(deps, { kind: 'player_hidden', accountId, request, subject: id })`.
 */
export async function recordSecurityEvent(
  { pool, log, networkPseudonyms }: EventContext,
  event: RecordedEvent,
): Promise<void> {
  const { kind, accountId = null, request, subject = null, reason = null } = event;
  const { byOperator = false, operatorId = null } = event;
  const network =
    request === undefined ? null : ((await networkPseudonyms?.pseudonymOf(request.ip)) ?? null);
  await insertEvent.run(pool, kind, accountId, network, subject, reason, byOperator, operatorId);
  const fields = Object.entries({
    account: accountId,
    network,
    subject,
    reason,
    operator: operatorId,
  }).filter((entry): entry is [string, string] => entry[1] !== null);
  const details = fields.map(([name, value]) => ` ${name}=${JSON.stringify(value)}`).join('');
  log.info(
    `${new Date().toISOString()} security ${kind}${details}${byOperator ? ' operator' : ''}`,
    {
      security: { event: kind, ...Object.fromEntries(fields), byOperator },
    },
  );
}

const insertEvent = defineQuery({
  text: `insert into security_event (kind, account_id, network, subject, reason, by_operator,
        operator_id)
      values ($1, $2, $3, $4, $5, $6, $7)`,
  parameters: ['text', 'uuid?', 'text?', 'text?', 'text?', 'bool', 'uuid?'],
});
