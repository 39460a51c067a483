import { MAX_LISTED_UPLOADS, type ModeratedSource, type Trust } from '@scrapboard/contract';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { typed } from '../../database/sql-types.ts';
import { upload } from '../../database/tables/uploads.ts';
import { fetchEffects } from './fetch-effects.ts';
import type { FoundSource } from './find-source.ts';
import { ACCOUNTS_SQL, accountsColumn } from './log-columns.ts';
import { defineForEachKind } from './source-conditions.ts';

const newestUploads = defineForEachKind((condition) =>
  defineQuery({
    text: `select u.id, u.received_at, u.status, u.network, ${ACCOUNTS_SQL} as accounts,
        count(s.ordinal)::int4 as matches,
        count(s.ordinal) filter (where s.quarantine is not null)::int4 as quarantined
      from upload u left join upload_match s on s.upload_id = u.id
      where ${condition}
      group by u.id order by u.received_at desc, u.id limit ${MAX_LISTED_UPLOADS}`,
    parameters: ['text'],
    columns: {
      ...pick(upload, 'id', 'received_at', 'status', 'network'),
      accounts: accountsColumn,
      matches: 'int4!',
      quarantined: 'int4!',
    },
  }),
);

const sourceState = defineQuery({
  text: `select (select trust from source_trust where kind = $1 and source = $2) as trust,
      (select name from (values ('undo'), ('trust')) act (name)
        where exists (select from graphile_worker._private_jobs
                       where key = 'moderate ' || name || ' ' || $1 || ' ' || $2
                         and (locked_at is not null or attempts < max_attempts))
        limit 1) as running`,
  parameters: ['text', 'text'],
  columns: {
    trust: typed<Trust | null>('text?'),
    running: typed<ModeratedSource['running']>('text?'),
  },
});

/** Returns the uploads of a source and what an operator did, or could do, about it. */
export async function fetchSource(
  db: Queryable,
  { kind, source, name }: FoundSource,
): Promise<ModeratedSource> {
  const [state, uploads, { isRemoving, ...effects }] = await Promise.all([
    sourceState.first(db, kind, source),
    newestUploads[kind].all(db, source),
    fetchEffects(db, { kind, source }),
  ]);
  return {
    kind,
    source,
    name,
    trust: state?.trust ?? null,
    running: isRemoving ? 'undo' : (state?.running ?? null),
    effects,
    uploads: uploads.map(({ received_at, ...row }) => ({
      ...row,
      receivedAt: received_at.toISOString(),
    })),
  };
}
