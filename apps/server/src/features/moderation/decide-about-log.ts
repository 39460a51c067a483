import type { LogDecision } from '@scrapboard/contract';
import { defineQuery } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { matchDecision } from '../../database/tables/uploads.ts';
import { inTransaction } from '../../database/transaction.ts';
import { addModerateJob } from '../../queue/add-jobs.ts';
import type { EventContext } from '../../record-security-event.ts';
import { endUnprovenLinks } from '../claims/end-links.ts';
import type { ReadContext } from '../store/read-upload.ts';
import { resolveMatchesAgain } from '../store/resolve-matches-again.ts';
import { recordModeration } from './record-moderation.ts';

/** Identifies a log's report of a match. */
export interface LogReference {
  uploadId: string;
  /** Place among the matches of the upload, from 0. */
  ordinal: number;
}

const currentDecision = defineQuery({
  text: 'select decision from match_decision where upload_id = $1 and ordinal = $2',
  parameters: ['text', 'int4'],
  columns: pick(matchDecision, 'decision'),
});

const writeDecision = defineQuery({
  text: `insert into match_decision (upload_id, ordinal, decision, decided_by)
      values ($1, $2, $3, $4)
      on conflict (upload_id, ordinal) do update
        set decision = excluded.decision, decided_by = excluded.decided_by, decided_at = now()`,
  parameters: ['text', 'int4', 'text', 'uuid?'],
});

const deleteDecision = defineQuery({
  text: 'delete from match_decision where upload_id = $1 and ordinal = $2',
  parameters: ['text', 'int4'],
});

const lockDecision = defineQuery({
  text: `select from pg_advisory_xact_lock(hashtextextended('scrapboard decision ' || $1::text, $2::int8))`,
  parameters: ['text', 'int8'],
});

/**
 * Approves or rejects a log's report of a match: an approved one counts whatever other logs say, a
 * rejected one never does; null undoes either. If the process ends before this is applied, a job
 * applies it.
 */
export async function decideAboutLog(
  context: Pick<ReadContext, 'pool' | 'openRaw' | 'basePartIdOf' | 'log'>,
  reference: LogReference,
  decision: LogDecision | null,
  operatorId: string | null = null,
): Promise<void> {
  await inTransaction(context.pool, (client) =>
    saveDecision({ ...context, pool: client }, reference, decision, operatorId),
  );
  await resolveMatchesAgain(context, reference.uploadId, reference.ordinal);
  await endUnprovenLinks(context, { byOperator: true, operatorId });
}

async function saveDecision(
  eventContext: EventContext,
  { uploadId, ordinal }: LogReference,
  decision: LogDecision | null,
  operatorId: string | null,
): Promise<void> {
  const { pool: client } = eventContext;
  await lockDecision.run(client, uploadId, ordinal);
  const previousDecision =
    (await currentDecision.first(client, uploadId, ordinal))?.decision ?? null;
  if (previousDecision === decision) return;
  if (decision === null) await deleteDecision.run(client, uploadId, ordinal);
  else await writeDecision.run(client, uploadId, ordinal, decision, operatorId);
  await addModerateJob(client, {
    act: 'resolve',
    kind: 'upload',
    source: uploadId,
    ordinal,
    by: operatorId,
  });
  await recordModeration(
    eventContext,
    { uploadId, decision, previous: previousDecision },
    operatorId,
  );
}
