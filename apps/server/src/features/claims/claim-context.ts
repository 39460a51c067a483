import type { Pool } from 'pg';
import type { Log } from '../../log.ts';
import type { NetworkPseudonyms } from '../../network-pseudonyms.ts';

/** What changing claims needs; the pseudonyms of networks only where a request causes the change. */
export interface ClaimContext {
  pool: Pool;
  log: Pick<Log, 'info'>;
  networkPseudonyms?: NetworkPseudonyms;
}

/** Who caused a change, for its security event. */
export interface Cause {
  request?: { ip: string };
  byOperator?: boolean;
  /** The account of the operator; null for `scrapboard admin`. */
  operatorId?: string | null;
}
