import { PROOF_DAYS } from '@scrapboard/contract';

/**
 * Returns the SQL condition that the stored proof of a claim `s` (account_id, player_id) is not
 * sufficient: the rules of `evaluateProof`. `excludedSql` is a condition for rows `p` of
 * claim_proof that do not count.
 */
export function unprovenSql(excludedSql = 'false'): string {
  const proofCondition = `p.account_id = s.account_id and p.player_id = s.player_id and not coalesce(${excludedSql}, false)
    and not exists (select from upload_match m
      where m.upload_id in (p.upload_id, p.witness_id) and m.guid = p.guid and m.quarantine is not null)`;
  return `exists (select from (
      select count(*) as matches, count(distinct p.played_on) as days,
             coalesce(bool_or(p.witness_id is null), false) as "isLog"
        from claim_proof p where ${proofCondition}) proof
     where not "isLog"
       and (days < ${PROOF_DAYS}
            or exists (select from claim_proof p, unnest(p.player_ids) as companion
                        where ${proofCondition} and companion <> s.player_id
                        group by companion having count(*) = matches)))`;
}
