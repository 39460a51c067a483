import type { Decision, SecurityEventKind, Source, Trust } from '@scrapboard/contract';
import { defineQuery } from '../../database/define-query.ts';
import {
  type EventContext,
  type RecordedEvent,
  recordSecurityEvent,
} from '../../record-security-event.ts';

/** What an operator did; a decision or trust of null undoes the one in `before`. */
export type ModerationAction =
  | { uploadId: string; decision: Decision | null; before: Decision | null }
  | { source: Source; trust: Trust | null; before: Trust | null }
  | { source: Source; undone: true };

const decisionKinds = { approve: 'upload_approved', reject: 'upload_rejected' } as const;
const trustKinds = {
  account: { trusted: 'account_trusted', blocked: 'account_blocked' },
  network: { trusted: 'network_trusted', blocked: 'network_blocked' },
  upload: null,
} as const;

const ownersOf = defineQuery({
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
    const { uploadId: subject, decision, before } = action;
    return toEvent(decision && decisionKinds[decision], before && decisionKinds[before], subject);
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
    action.before && kinds[action.before],
    kind === 'account' ? undefined : source,
  );
}

function toEvent(
  after: SecurityEventKind | null,
  before: SecurityEventKind | null,
  subject: string | undefined,
): Pick<RecordedEvent, 'kind' | 'subject' | 'reason'> | null {
  if (after === before) return null;
  const subjectField = subject === undefined ? {} : { subject };
  return after === null
    ? { kind: 'undone', reason: before as string, ...subjectField }
    : { kind: after, ...subjectField };
}

async function fetchAccounts({ pool }: EventContext, action: ModerationAction): Promise<string[]> {
  const source = 'uploadId' in action ? { kind: 'upload', source: action.uploadId } : action.source;
  if (source.kind === 'account') return [source.source];
  if (source.kind === 'network') return [];
  return (await ownersOf.all(pool, source.source)).map(({ account_id }) => account_id);
}
