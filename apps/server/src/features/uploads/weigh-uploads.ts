import { weights } from '@scrapboard/matches';
import { defineQuery } from '../../database/define-query.ts';

/** Matches of an account that others confirmed, from which on its word is proven. */
const PROVEN_MATCHES = 10;

const isTrust = (trust: 'blocked' | 'trusted') => `exists (
    select from source_trust t where t.trust = '${trust}' and case t.kind
      when 'network' then t.source = u.network
      else exists (select from upload_owner o
                    where o.upload_id = u.id and o.account_id::text = t.source) end)`;

const isLinked = `exists (
    select from upload_owner o join account_player l on l.account_id = o.account_id and l.linked
     where o.upload_id = u.id)`;

const confirmedMatches = `(select count(*) from (
    select distinct s.match_id
      from upload_owner o join upload_owner other on other.account_id = o.account_id
      join upload_match s on s.upload_id = other.upload_id and s.quarantine is null
      join match m on m.id = s.match_id and m.witnesses >= 2
     where o.upload_id = u.id and other.upload_id <> u.id
     limit ${PROVEN_MATCHES}) confirmed)`;

/**
 * Stores what the word of uploads is worth if logs contradict each other, from what is known now of
 * their accounts and networks.
 */
export const weighUploads = defineQuery({
  text: `update upload u set weight = case
      when ${isTrust('blocked')} then ${weights.blocked}
      when ${isTrust('trusted')} then ${weights.trusted}
      when not ${isLinked} then ${weights.stranger}
      when ${confirmedMatches} >= ${PROVEN_MATCHES} then ${weights.proven}
      else ${weights.linked} end
    where u.id = any($1::text[])`,
  parameters: ['text[]'],
});
