import { defineQuery } from '../../database/define-query.ts';
import { typed } from '../../database/sql-types.ts';
import type { ClaimBasis } from '../../database/tables/accounts.ts';
import { inTransaction } from '../../database/transaction.ts';
import { lockAccount } from '../auth/lock-account.ts';
import type { Cause, ClaimContext } from './claim-context.ts';
import { endLink } from './end-link.ts';
import { findLinkEvidence } from './find-link-evidence.ts';
import { type AccountAndPlayer, linkPlayer } from './link-player.ts';
import { unprovenSql } from './unproven-sql.ts';

const BY_OPERATOR: Cause = { byOperator: true };

const linksOfAccount = defineQuery({
  text: `select player_id as "playerId" from account_player where account_id = $1
      union select player_id from hidden_player where account_id = $1`,
  parameters: ['uuid'],
  columns: { playerId: 'text' },
});

const deleteRequests = defineQuery({
  text: 'delete from claim_request where account_id = $1',
  parameters: ['uuid'],
});

/**
 * Ends all links of an account, whoever granted them, its requests, and all hiding that it asked
 * for, even if the account has been deleted since. Returns what ended.
 */
export async function endLinksOfAccount(
  context: ClaimContext,
  accountId: string,
  cause: Cause = BY_OPERATOR,
): Promise<AccountAndPlayer[]> {
  return await inTransaction(context.pool, async (client) => {
    await lockAccount(client, accountId);
    const players = await linksOfAccount.all(client, accountId);
    const claims = players.map(({ playerId }) => ({ accountId, playerId }));
    for (const claim of claims) await endLink(context, client, claim, cause);
    await deleteRequests.run(client, accountId);
    return claims;
  });
}

const accountsProvenBy = defineQuery({
  text: `select distinct account_id as "accountId" from claim_proof
    where upload_id = $1 or witness_id = $1`,
  parameters: ['text'],
  columns: { accountId: 'uuid' },
});

/**
 * Ends the links that are no longer proven without an upload, and their hiding. Call it before the
 * upload is deleted or after it stopped counting; deleting it calls this. Returns what ended.
 */
export async function endLinksOfUpload(
  context: ClaimContext,
  uploadId: string,
  cause: Cause,
): Promise<AccountAndPlayer[]> {
  const provenRows = await accountsProvenBy.all(context.pool, uploadId);
  const accounts = provenRows.map(({ accountId }) => accountId);
  return await endUnproven(context, cause, accounts, uploadId);
}

/**
 * Ends all links whose proof is no longer sufficient, because uploads were removed, blocked or
 * contradicted, and their hiding. Returns what ended.
 */
export async function endUnprovenLinks(
  context: ClaimContext,
  cause: Cause = {},
): Promise<AccountAndPlayer[]> {
  return await endUnproven(context, cause, null);
}

/**
 * Finds links that were proven with logs, and hiding by deleted accounts that had such links, whose
 * stored proof is no longer sufficient according to the rules of `evaluateProof`.
 */
const unprovenClaims = defineQuery({
  text: `select s.account_id as "accountId", s.player_id as "playerId", l.basis
      from (select account_id, player_id from account_player where basis <> 'operator'
            union select account_id, player_id from hidden_player where needs_proof) s
      left join account_player l on l.account_id = s.account_id and l.player_id = s.player_id
     where ($1::text[] is null or s.account_id::text = any($1::text[]))
       and ($2::text is null or s.player_id = $2)
       and ${unprovenSql('p.upload_id = $3 or p.witness_id = $3')}`,
  parameters: ['text[]?', 'text?', 'text'],
  columns: { accountId: 'uuid!', playerId: 'text!', basis: typed<ClaimBasis | null>('text?') },
});

/** Ends links whose stored proof no longer suffices, unless other matches prove them now. */
async function endUnproven(
  context: ClaimContext,
  cause: Cause,
  accounts: readonly string[] | null,
  excludedUpload = '',
): Promise<AccountAndPlayer[]> {
  const endedClaims: AccountAndPlayer[] = [];
  const unprovenLinks = await unprovenClaims.all(context.pool, accounts, null, excludedUpload);
  for (const { accountId, playerId } of unprovenLinks) {
    const claim = { accountId, playerId };
    await inTransaction(context.pool, async (client) => {
      await lockAccount(client, accountId);
      // Until it was locked, an operator may have granted the link, or its owner have ended it.
      const currentClaim = await unprovenClaims.first(
        client,
        [accountId],
        playerId,
        excludedUpload,
      );
      if (currentClaim === undefined) return;
      const { basis } = currentClaim;
      const evidence =
        basis === null
          ? null
          : await findLinkEvidence(client, claim, basis !== 'log', excludedUpload);
      if (typeof evidence === 'object' && evidence !== null)
        await linkPlayer(client, claim, evidence);
      else if (await endLink(context, client, claim, cause)) endedClaims.push(claim);
    });
  }
  return endedClaims;
}
