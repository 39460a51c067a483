import type { ModeratedSources } from '@scrapboard/contract';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { typed } from '../../database/sql-types.ts';

const MAX_SOURCES = 100;

type Row = ModeratedSources['sources'][number];

const moderatedSources = defineQuery({
  text: `with quarantines as (
      select 'network' as kind, u.network as source, count(*)::int4 as quarantined
        from upload_match s join upload u on u.id = s.upload_id
       where s.quarantine is not null and u.network is not null group by u.network
      union all
      select 'account', o.account_id::text, count(*)::int4
        from upload_match s join upload_owner o on o.upload_id = s.upload_id
       where s.quarantine is not null group by o.account_id),
    listed as (
      select kind, source, trust, coalesce(quarantined, 0) as quarantined, decided_at
        from quarantines full join source_trust using (kind, source)
       order by trust is null, decided_at desc, quarantined desc, kind, source limit ${MAX_SOURCES})
    select l.kind, l.source, l.trust, l.quarantined, a.display_name as name,
        (select count(*)::int4 from upload u where case l.kind when 'network' then u.network = l.source
           else exists (select from upload_owner o
                         where o.upload_id = u.id and o.account_id = a.id) end) as uploads
      from listed l left join account a on l.kind = 'account' and a.id::text = l.source
     order by l.trust is null, l.decided_at desc, l.quarantined desc, l.kind, l.source`,
  columns: {
    kind: typed<Row['kind']>('text?'),
    source: 'text!',
    trust: typed<Row['trust']>('text?'),
    quarantined: 'int4!',
    name: 'text?',
    uploads: 'int4!',
  },
});

/**
 * Returns the accounts and networks that an operator trusts or blocks, then those with the most logs
 * in quarantine.
 */
export async function fetchSources(db: Queryable): Promise<ModeratedSources> {
  return { sources: await moderatedSources.all(db) };
}
