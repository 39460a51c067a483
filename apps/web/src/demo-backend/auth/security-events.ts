import {
  MAX_REFUSED_PASSWORDS,
  MAX_SECURITY_EVENTS,
  type SecurityEvent,
  type SecurityEventKind,
} from '@scrapboard/contract';
import type { AccountsState } from './accounts-state.ts';

const isRefusal = (kind: SecurityEventKind) => kind === 'sign_in_refused';

/** Records what happened to an account; beyond the limits, its oldest such event is removed. */
export function addSecurityEvent(
  state: AccountsState,
  accountId: string,
  kind: SecurityEventKind,
): void {
  const events = state.events ?? [];
  const sharingLimit = events.filter(
    (event) => event.accountId === accountId && isRefusal(event.kind) === isRefusal(kind),
  );
  const limit = isRefusal(kind)
    ? MAX_REFUSED_PASSWORDS
    : MAX_SECURITY_EVENTS - MAX_REFUSED_PASSWORDS;
  const oldest = sharingLimit.length >= limit ? sharingLimit[0] : undefined;
  const event = { id: crypto.randomUUID(), accountId, kind, at: new Date().toISOString() };
  state.events = [...events.filter((event) => event !== oldest), event];
}

/**
 * Returns an account's recent events, newest first. All come from this browser's network, except that
 * of a quarantine, whose network is unknown because reading a log causes it.
 */
export function listSecurityEvents(
  { events = [] }: AccountsState,
  accountId: string,
): SecurityEvent[] {
  return events
    .filter((event) => event.accountId === accountId)
    .toReversed()
    .map(({ id, kind, at }) => ({
      id,
      kind,
      at,
      byOperator: false,
      network: kind === 'upload_quarantined' ? 'unknown' : 'this',
    }));
}
