import { sourceWeights } from '@scrapboard/matches';
import { defineQuery } from '../../database/define-query.ts';

/** An account counts as proven once others have confirmed this many of its matches. */
const PROVEN_MATCHES = 10;

const hasTrustSql = (trust: 'blocked' | 'trusted') => `exists (
    select from source_trust t where t.trust = '${trust}' and case t.kind
      when 'network' then t.source = u.network
      else exists (select from upload_owner o
                    where o.upload_id = u.id and o.account_id::text = t.source) end)`;

const IS_LINKED_SQL = `exists (
    select from upload_owner o join account_player l on l.account_id = o.account_id
     where o.upload_id = u.id)`;

const CONFIRMED_MATCHES_SQL = `(select count(*) from (
    select distinct s.match_id
      from upload_owner o join upload_owner other on other.account_id = o.account_id
      join upload_match s on s.upload_id = other.upload_id and s.quarantine is null
      join match m on m.id = s.match_id and m.witnesses >= 2
     where o.upload_id = u.id and other.upload_id <> u.id
     limit ${PROVEN_MATCHES}) confirmed)`;

/**
 * Sets how much the logs of uploads count if logs contradict each other, from what is known now
 * about their accounts and networks.
 */
export const weighUploads = defineQuery({
  text: `update upload u set weight = case
      when ${hasTrustSql('blocked')} then ${sourceWeights.blocked}
      when ${hasTrustSql('trusted')} then ${sourceWeights.trusted}
      when not ${IS_LINKED_SQL} then ${sourceWeights.stranger}
      when ${CONFIRMED_MATCHES_SQL} >= ${PROVEN_MATCHES} then ${sourceWeights.proven}
      else ${sourceWeights.linked} end
    where u.id = any($1::text[])`,
  parameters: ['text[]'],
});
