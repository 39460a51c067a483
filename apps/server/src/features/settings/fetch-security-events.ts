import {
  MAX_REFUSED_PASSWORDS,
  MAX_SECURITY_EVENTS,
  type SecurityEvent,
} from '@scrapboard/contract';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { securityEvent } from '../../database/tables/security-events.ts';
import type { Viewer } from '../auth/request-authenticator.ts';

const latestEvents = defineQuery({
  text: `with refused as (
      select id, at, kind, network, by_operator from security_event
      where account_id = $1 and kind = 'sign_in_refused' order by id desc limit $3
    ), other as (
      select id, at, kind, network, by_operator from security_event
      where account_id = $1 and kind <> 'sign_in_refused' order by id desc limit $2 - $3
    )
    select * from (select * from refused union all select * from other) latest order by id desc`,
  parameters: ['uuid', 'int8', 'int8'],
  columns: pick(securityEvent, 'id', 'at', 'kind', 'network', 'by_operator'),
});

/**
 * Returns the latest events of an account, newest first, relative to the network with the pseudonym
 * `currentNetwork`. Returns none for the demo account, which anyone can use.
 */
export async function fetchSecurityEvents(
  db: Queryable,
  { accountId, isDemoAccount }: Pick<Viewer, 'accountId' | 'isDemoAccount'>,
  currentNetwork: string,
): Promise<SecurityEvent[]> {
  if (isDemoAccount) return [];
  const rows = await latestEvents.all(db, accountId, MAX_SECURITY_EVENTS, MAX_REFUSED_PASSWORDS);
  return rows.map(({ id, at, kind, network, by_operator }) => ({
    id,
    kind,
    at: at.toISOString(),
    byOperator: by_operator,
    network: compareNetworks(network, currentNetwork),
  }));
}

/** Pseudonyms made with different keys cannot be compared: the key's number is before the dot. */
function compareNetworks(network: string | null, currentNetwork: string): SecurityEvent['network'] {
  if (network === null) return 'unknown';
  if (network === currentNetwork) return 'this';
  return network.split('.', 1)[0] === currentNetwork.split('.', 1)[0] ? 'other' : 'unknown';
}
