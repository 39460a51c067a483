import type { LogDecision, SecurityEventKind, Source, Trust } from '@scrapboard/contract';
import { defineQuery } from '../../database/define-query.ts';
import {
  type EventContext,
  type RecordedEvent,
  recordSecurityEvent,
} from '../../record-security-event.ts';

/** What an operator did; a decision or trust of null undoes the previous one. */
export type ModerationAction =
  | { uploadId: string; decision: LogDecision | null; previous: LogDecision | null }
  | { source: Source; trust: Trust | null; previous: Trust | null }
  | { source: Source; undone: true };

const decisionKinds = { approve: 'upload_approved', reject: 'upload_rejected' } as const;
const trustKinds = {
  account: { trusted: 'account_trusted', blocked: 'account_blocked' },
  network: { trusted: 'network_trusted', blocked: 'network_blocked' },
  upload: null,
} as const;

const uploadOwners = defineQuery({
  text: 'select account_id from upload_owner where upload_id = $1 order by 1',
  parameters: ['text'],
  columns: { account_id: 'uuid' },
});

/**
 * Records what an operator did in the web app, or on the command line (`operatorId` is null), for
 * each account it is about. Nothing is recorded if it changed nothing.
 */
export async function recordModeration(
  eventContext: EventContext,
  action: ModerationAction,
  operatorId: string | null,
): Promise<void> {
  const event = describeAction(action);
  if (event === null) return;
  const accounts = await fetchAccounts(eventContext, action);
  for (const accountId of accounts.length === 0 ? [null] : accounts) {
    await recordSecurityEvent(eventContext, { ...event, accountId, byOperator: true, operatorId });
  }
}

function describeAction(
  action: ModerationAction,
): Pick<RecordedEvent, 'kind' | 'subject' | 'reason'> | null {
  if ('decision' in action) {
    const { uploadId: subject, decision, previous } = action;
    return toEvent(
      decision && decisionKinds[decision],
      previous && decisionKinds[previous],
      subject,
    );
  }
  const { kind, source } = action.source;
  const subject = kind === 'account' ? {} : { subject: source };
  if ('undone' in action) {
    if (kind === 'upload') return { kind: 'upload_removed', subject: source };
    return { kind: 'undone', reason: kind, ...subject };
  }
  const kinds = trustKinds[kind];
  if (kinds === null) return null;
  return toEvent(
    action.trust && kinds[action.trust],
    action.previous && kinds[action.previous],
    kind === 'account' ? undefined : source,
  );
}

function toEvent(
  kind: SecurityEventKind | null,
  previousKind: SecurityEventKind | null,
  subject: string | undefined,
): Pick<RecordedEvent, 'kind' | 'subject' | 'reason'> | null {
  if (kind === previousKind) return null;
  const subjectField = subject === undefined ? {} : { subject };
  return kind === null
    ? { kind: 'undone', reason: previousKind as string, ...subjectField }
    : { kind, ...subjectField };
}

async function fetchAccounts({ pool }: EventContext, action: ModerationAction): Promise<string[]> {
  const source = 'uploadId' in action ? { kind: 'upload', source: action.uploadId } : action.source;
  if (source.kind === 'account') return [source.source];
  if (source.kind === 'network') return [];
  return (await uploadOwners.all(pool, source.source)).map(({ account_id }) => account_id);
}
