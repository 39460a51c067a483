import type { Decision } from '@scrapboard/contract';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { matchDecision } from '../../database/tables/uploads.ts';
import type { ReadContext } from '../store/read-upload.ts';
import { resolveAgain } from '../store/resolve-again.ts';

/** A log's report of a match. */
export interface LogPlace {
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

/**
 * Approves or rejects a log's report of a match: an approved one counts whatever other logs say, a
 * rejected one never does; null undoes either. `by` is the operator's account. Returns what was
 * decided before.
 */
export async function decideMatch(
  context: Pick<ReadContext, 'pool' | 'openRaw' | 'foldPart' | 'log'>,
  { uploadId, ordinal }: LogPlace,
  decision: Decision | null,
  by: string | null = null,
): Promise<Decision | null> {
  const { pool } = context;
  const before = (await currentDecision.first(pool, uploadId, ordinal))?.decision ?? null;
  if (before !== decision) await saveDecision(pool, { uploadId, ordinal }, decision, by);
  // Also if it is unchanged: a process may have ended before it had applied the decision.
  await resolveAgain(context, uploadId, ordinal);
  return before;
}

async function saveDecision(
  db: Queryable,
  { uploadId, ordinal }: LogPlace,
  decision: Decision | null,
  by: string | null,
): Promise<void> {
  if (decision === null) await deleteDecision.run(db, uploadId, ordinal);
  else await writeDecision.run(db, uploadId, ordinal, decision, by);
}
