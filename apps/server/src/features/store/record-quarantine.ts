import type { SecurityEventKind } from '@scrapboard/contract';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import type { Log } from '../../log.ts';
import { EVENT_RETENTION_MS, recordSecurityEvent } from '../../record-security-event.ts';
import type { NewlyQuarantined } from './plan-matches.ts';

/** After one of these events, matches of the upload that go into quarantine are recorded again. */
const QUARANTINE_END_EVENTS = ['upload_approved', 'upload_removed'] satisfies SecurityEventKind[];

const quarantineEvents = defineQuery({
  text: `select distinct subject, account_id as "accountId" from security_event e
      where subject = any($1::text[]) and kind = 'upload_quarantined' and not exists (
        select from security_event later
        where later.subject = e.subject and later.kind = any($2::text[]) and later.id > e.id)`,
  parameters: ['text[]', 'text[]'],
  columns: { subject: 'text!', accountId: 'uuid?' },
});

/**
 * Records that matches went into quarantine: once for an upload and each of its owners, whatever
 * the number of its matches, and not again when the upload is read again.
 */
export async function recordQuarantine(
  db: Queryable,
  log: Pick<Log, 'info'>,
  newlyQuarantined: readonly NewlyQuarantined[],
): Promise<void> {
  // A match that is new to the database but older than the events that are kept is from a rebuild.
  const oldestEventAt = Date.now() - EVENT_RETENTION_MS;
  const reportable = newlyQuarantined.filter(
    ({ hasCounted, source }) => hasCounted || source.receivedAt >= oldestEventAt,
  );
  const uploads = new Map(reportable.map(({ uploadId, source }) => [uploadId, source.accounts]));
  if (uploads.size === 0) return;
  const recordedEvents = await quarantineEvents.all(db, [...uploads.keys()], QUARANTINE_END_EVENTS);
  const knownKeys = new Set(
    recordedEvents.map(({ subject, accountId }) => `${subject} ${accountId}`),
  );
  for (const [subject, accounts] of uploads) {
    for (const accountId of accounts.length === 0 ? [null] : accounts) {
      if (knownKeys.has(`${subject} ${accountId}`)) continue;
      const event = { kind: 'upload_quarantined', accountId, subject } as const;
      await recordSecurityEvent({ pool: db, log }, event);
    }
  }
}
