import type { ModeratedSource, Source } from '@scrapboard/contract';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { forEachKind } from './source-uploads.ts';

const countOf = (table: 'account_player' | 'hidden_player') =>
  `(select count(*)::int4 from ${table} where account_id = $1::text::uuid)`;

const effectsOf = forEachKind((condition, kind) => {
  const isAccount = kind === 'account';
  const otherOwner = `exists (select from upload_owner o
        where o.upload_id = u.id and o.account_id <> $1::text::uuid)`;
  return defineQuery({
    text: `with own as (
        select u.id, ${isAccount ? otherOwner : 'false'} as shared from upload u where ${condition}),
      removed as (select id from own where not shared)
      select (select count(*)::int4 from removed) as uploads,
        (select count(*)::int4 from own where shared) as shared,
        (select count(distinct s.match_id)::int4 from upload_match s join removed on s.upload_id = id
          where s.quarantine is null and not exists (select from upload_match o
            where o.match_id = s.match_id and o.quarantine is null
              and o.upload_id not in (select id from removed))) as matches,
        ${isAccount ? countOf('account_player') : '0'} as links,
        ${isAccount ? countOf('hidden_player') : '0'} as hidden,
        exists (select from removed join removed_upload using (id)) as "isRemoving"`,
    parameters: ['text'],
    columns: {
      uploads: 'int4!',
      shared: 'int4!',
      matches: 'int4!',
      links: 'int4!',
      hidden: 'int4!',
      isRemoving: 'bool!',
    },
  });
});

/** Returns what undoing everything of a source would remove, and whether that has begun. */
export async function fetchEffects(
  db: Queryable,
  { kind, source }: Source,
): Promise<ModeratedSource['effects'] & { isRemoving: boolean }> {
  const effects = await effectsOf[kind].first(db, source);
  if (effects === undefined) throw new Error('a query without a table returned no row');
  return effects;
}
