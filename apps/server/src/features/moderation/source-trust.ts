import type { Trust } from '@scrapboard/contract';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { sourceTrust, upload } from '../../database/tables/uploads.ts';
import type { ReadContext } from '../store/read-upload.ts';
import { resolveMatchesAgain } from '../store/resolve-matches-again.ts';
import { weighUploads } from '../uploads/weigh-uploads.ts';
import { defineForEachKind, type TrustableSource } from './source-conditions.ts';

type Context = Pick<ReadContext, 'pool' | 'openRaw' | 'basePartIdOf' | 'log'>;

const currentTrust = defineQuery({
  text: 'select trust from source_trust where kind = $1 and source = $2',
  parameters: ['text', 'text'],
  columns: pick(sourceTrust, 'trust'),
});

const upsertTrust = defineQuery({
  text: `insert into source_trust (kind, source, trust, decided_by) values ($1, $2, $3, $4)
      on conflict (kind, source) do update
        set trust = excluded.trust, decided_by = excluded.decided_by, decided_at = now()`,
  parameters: ['text', 'text', 'text', 'uuid?'],
});

const deleteTrust = defineQuery({
  text: 'delete from source_trust where kind = $1 and source = $2',
  parameters: ['text', 'text'],
});

/**
 * Trusts or blocks an account or a network from now on; null undoes either. Returns what was decided
 * before; `applyTrustToUploads` applies it to earlier uploads.
 */
export async function writeTrust(
  db: Queryable,
  { kind, source }: TrustableSource,
  trust: Trust | null,
  operatorId: string | null = null,
): Promise<Trust | null> {
  const previousTrust = (await currentTrust.first(db, kind, source))?.trust ?? null;
  if (previousTrust === trust) return previousTrust;
  if (trust === null) await deleteTrust.run(db, kind, source);
  else await upsertTrust.run(db, kind, source, trust, operatorId);
  return previousTrust;
}

const uploadsBySource = defineForEachKind((condition) =>
  defineQuery({
    text: `select u.id from upload u where ${condition} order by u.received_at, u.id`,
    parameters: ['text'],
    columns: pick(upload, 'id'),
  }),
);

/**
 * Applies the trust or block of an account or a network to its earlier uploads: weighs them and
 * resolves their matches again. `onProgress` receives how many uploads are left.
 */
export async function applyTrustToUploads(
  context: Context,
  { kind, source }: TrustableSource,
  onProgress: (remaining: number) => void = () => {},
): Promise<void> {
  const { pool } = context;
  const ids = (await uploadsBySource[kind].all(pool, source)).map(({ id }) => id);
  await weighUploads.run(pool, ids);
  for (const [index, id] of ids.entries()) {
    await resolveMatchesAgain(context, id);
    onProgress(ids.length - index - 1);
  }
}
