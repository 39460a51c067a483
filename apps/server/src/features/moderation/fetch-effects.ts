import type { ModeratedSource, Source, SourceKind } from '@scrapboard/contract';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { unprovenSql } from '../claims/unproven-sql.ts';
import { defineForEachKind } from './source-conditions.ts';

/** Returns the SQL that counts links or hiding: those of account $1, and those that uploads proved. */
const claimCountSql = (table: 'account_player' | 'hidden_player', kind: SourceKind) => {
  const dependsOnLogsSql = table === 'account_player' ? "s.basis <> 'operator'" : 's.needs_proof';
  const ownSql = kind === 'account' ? 's.account_id = $1::text::uuid' : 'false';
  const removedSql =
    'p.upload_id in (select id from removed) or p.witness_id in (select id from removed)';
  return `(select count(*)::int4 from ${table} s where ${ownSql} or (${dependsOnLogsSql}
      and exists (select from claim_proof p
        where p.account_id = s.account_id and p.player_id = s.player_id and (${removedSql}))
      and ${unprovenSql(removedSql)}))`;
};

const effectsOf = defineForEachKind((condition, kind) => {
  const otherOwnerSql = `exists (select from upload_owner o
        where o.upload_id = u.id and o.account_id <> $1::text::uuid)`;
  return defineQuery({
    text: `with own as (
        select u.id, ${kind === 'account' ? otherOwnerSql : 'false'} as shared
          from upload u where ${condition}),
      removed as (select id from own where not shared)
      select (select count(*)::int4 from removed) as uploads,
        (select count(*)::int4 from own where shared) as shared,
        (select count(distinct s.match_id)::int4 from upload_match s join removed on s.upload_id = id
          where s.quarantine is null and not exists (select from upload_match o
            where o.match_id = s.match_id and o.quarantine is null
              and o.upload_id not in (select id from removed))) as matches,
        ${claimCountSql('account_player', kind)} as links,
        ${claimCountSql('hidden_player', kind)} as hidden,
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

/**
 * Returns what undoing everything of a source would remove, and whether that has begun. Links that
 * other uploads prove too will stay, although they are counted.
 */
export async function fetchEffects(
  db: Queryable,
  { kind, source }: Source,
): Promise<ModeratedSource['effects'] & { isRemoving: boolean }> {
  const effects = await effectsOf[kind].first(db, source);
  if (effects === undefined) throw new Error('a query without a table returned no row');
  return effects;
}
