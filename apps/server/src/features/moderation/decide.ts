import { defineQuery } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { upload } from '../../database/tables/uploads.ts';
import type { ReadContext } from '../store/read-upload.ts';
import { resolveAgain } from '../store/resolve-again.ts';
import { weighUploads } from '../uploads/weigh-uploads.ts';

type Context = Pick<ReadContext, 'pool' | 'openRaw' | 'foldPart'>;

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
 * rejected one never does; null undoes either. `by` is the operator's account.
 */
export async function decideMatch(
  context: Context,
  { uploadId, ordinal }: { uploadId: string; ordinal: number },
  decision: 'approve' | 'reject' | null,
  by: string | null = null,
): Promise<void> {
  const { pool } = context;
  if (decision === null) await deleteDecision.run(pool, uploadId, ordinal);
  else await writeDecision.run(pool, uploadId, ordinal, decision, by);
  await resolveAgain(context, uploadId);
}

/** Where uploads come from: an account, given by its ID, or a network, given by its pseudonym. */
export interface Source {
  kind: 'account' | 'network';
  source: string;
}

const writeTrust = defineQuery({
  text: `insert into source_trust (kind, source, trust, decided_by) values ($1, $2, $3, $4)
      on conflict (kind, source) do update
        set trust = excluded.trust, decided_by = excluded.decided_by, decided_at = now()`,
  parameters: ['text', 'text', 'text', 'uuid?'],
});

const deleteTrust = defineQuery({
  text: 'delete from source_trust where kind = $1 and source = $2',
  parameters: ['text', 'text'],
});

const uploadsFrom = defineQuery({
  text: `select u.id from upload u
      where case $1 when 'network' then u.network = $2
        else exists (select from upload_owner o
                      where o.upload_id = u.id and o.account_id::text = $2) end
      order by received_at, id`,
  parameters: ['text', 'text'],
  columns: pick(upload, 'id'),
});

/**
 * Trusts or blocks an account or a network; null undoes either. Also applies to what it has already
 * uploaded: nothing from a blocked source counts.
 */
export async function setSourceTrust(
  context: Context,
  { kind, source }: Source,
  trust: 'trusted' | 'blocked' | null,
  by: string | null = null,
): Promise<void> {
  const { pool } = context;
  if (trust === null) await deleteTrust.run(pool, kind, source);
  else await writeTrust.run(pool, kind, source, trust, by);
  const uploads = await uploadsFrom.all(pool, kind, source);
  await weighUploads.run(
    pool,
    uploads.map(({ id }) => id),
  );
  for (const { id } of uploads) await resolveAgain(context, id);
}
