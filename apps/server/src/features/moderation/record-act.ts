import type { Decision, SecurityEventKind, Source, Trust } from '@scrapboard/contract';
import { defineQuery } from '../../database/define-query.ts';
import { type RecordedEvent, recordSecurityEvent } from '../../record-security-event.ts';

type Recorder = Parameters<typeof recordSecurityEvent>[0];

/** What an operator did; null undoes what was `before`. */
export type OperatorAct =
  | { uploadId: string; decision: Decision | null; before: Decision | null }
  | { source: Source; trust: Trust | null; before: Trust | null }
  | { source: Source; undone: true };

const decided = { approve: 'upload_approved', reject: 'upload_rejected' } as const;
const trusted = {
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
export async function recordAct(
  recorder: Recorder,
  act: OperatorAct,
  operatorId: string | null,
): Promise<void> {
  const event = describeAct(act);
  if (event === null) return;
  const accounts = await accountsOf(recorder, act);
  for (const accountId of accounts.length === 0 ? [null] : accounts) {
    await recordSecurityEvent(recorder, { ...event, accountId, byOperator: true, operatorId });
  }
}

function describeAct(act: OperatorAct): Pick<RecordedEvent, 'kind' | 'subject' | 'reason'> | null {
  if ('decision' in act) {
    const { uploadId: subject, decision, before } = act;
    return toEvent(decision && decided[decision], before && decided[before], subject);
  }
  const { kind, source } = act.source;
  const subject = kind === 'account' ? {} : { subject: source };
  if ('undone' in act) {
    if (kind === 'upload') return { kind: 'upload_removed', subject: source };
    return { kind: 'undone', reason: kind, ...subject };
  }
  const kinds = trusted[kind];
  if (kinds === null) return null;
  return toEvent(
    act.trust && kinds[act.trust],
    act.before && kinds[act.before],
    kind === 'account' ? undefined : source,
  );
}

function toEvent(
  now: SecurityEventKind | null,
  before: SecurityEventKind | null,
  subject: string | undefined,
): Pick<RecordedEvent, 'kind' | 'subject' | 'reason'> | null {
  if (now === before) return null;
  const about = subject === undefined ? {} : { subject };
  return now === null
    ? { kind: 'undone', reason: before as string, ...about }
    : { kind: now, ...about };
}

async function accountsOf({ pool }: Recorder, act: OperatorAct): Promise<string[]> {
  const source = 'uploadId' in act ? { kind: 'upload', source: act.uploadId } : act.source;
  if (source.kind === 'account') return [source.source];
  if (source.kind === 'network') return [];
  return (await ownersOf.all(pool, source.source)).map(({ account_id }) => account_id);
}
