import { ApiError, accountError, MAX_PENDING_CLAIMS, notFound } from '@scrapboard/contract';
import type { ClientBase } from 'pg';
import { defineQuery } from '../../database/define-query.ts';
import { typed } from '../../database/sql-types.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordSecurityEvent } from '../../record-security-event.ts';
import { lockAccount } from '../auth/lock-account.ts';
import type { Cause, ClaimContext } from './claim-context.ts';
import { findLinkEvidence } from './find-link-evidence.ts';
import { type AccountAndPlayer, linkPlayer } from './link-player.ts';

interface Claim extends AccountAndPlayer {
  /** Whether to submit it to the operator if it is not proven. */
  ask: boolean;
  /** Whether a log that names the player is not enough; see `needsProof`. */
  needsProof: boolean;
}

const claimState = defineQuery({
  text: `select exists (select from account_player
                    where account_id = $1 and player_id = $2) as linked,
           exists (select from hidden_player where player_id = $2) as hidden,
           exists (select from player where id = $2) as known,
           (select state from claim_request
             where account_id = $1 and player_id = $2) as request,
           (select count(*)::int4 from claim_request
             where account_id = $1 and state = 'pending') as pending`,
  parameters: ['uuid', 'text'],
  columns: {
    linked: 'bool',
    hidden: 'bool',
    known: 'bool',
    request: typed<'pending' | 'granted' | 'refused' | null>('text?'),
    pending: 'int4',
  },
});

const insertRequest = defineQuery({
  text: 'insert into claim_request (account_id, player_id) values ($1, $2)',
  parameters: ['uuid', 'text'],
});

const deleteRequest = defineQuery({
  text: 'delete from claim_request where account_id = $1 and player_id = $2',
  parameters: ['uuid', 'text'],
});

/**
 * Claims a player for an account whose uploads prove it; otherwise, `ask` submits the claim to the
 * operator. Throws `not_your_player`, `claim_not_proven`, `player_taken`, `too_many_players`,
 * `too_many_claims`, `claim_refused`, and `not_found` for an unknown player. For a hidden
 * player the error is that for an unknown one, because any other would reveal that they exist; only
 * the operator can link them.
 */
export async function claimPlayer(
  context: ClaimContext,
  claim: Claim,
  cause: Cause = {},
): Promise<void> {
  const { accountId, playerId } = claim;
  const eventFields = { accountId, subject: playerId, ...cause };
  try {
    await inTransaction(context.pool, async (client) => {
      const kind = await linkOrRequest(client, claim);
      if (kind !== null)
        await recordSecurityEvent({ ...context, pool: client }, { kind, ...eventFields });
    });
  } catch (error) {
    // Without a log, the page requests one or offers to ask the operator; that is not an event.
    if (error instanceof ApiError && error.statusCode !== 404 && error.code !== 'not_your_player') {
      await recordSecurityEvent(context, {
        kind: 'claim_refused',
        reason: error.code,
        ...eventFields,
      });
    }
    throw error;
  }
}

/** Returns what happened; null if the claim was granted or pending already. */
async function linkOrRequest(
  client: ClientBase,
  claim: Claim,
): Promise<'claim_granted' | 'claim_requested' | null> {
  const { accountId, playerId, ask } = claim;
  await lockAccount(client, accountId);
  const state = await claimState.first(client, accountId, playerId);
  if (state === undefined || state.linked) return null;
  if (!state.hidden) {
    const evidence = await findLinkEvidence(client, claim, claim.needsProof);
    if (evidence !== 'not_your_player' && evidence !== 'claim_not_proven') {
      await linkPlayer(client, claim, evidence);
      await deleteRequest.run(client, accountId, playerId);
      return 'claim_granted';
    }
    if (!ask) throw accountError(evidence);
  }
  if (!ask) throw accountError('not_your_player');
  if (state.request === 'pending') return null;
  if (state.request === 'refused') throw accountError('claim_refused');
  if (state.hidden || !state.known) throw notFound('No player with this ID was found.');
  if (state.pending >= MAX_PENDING_CLAIMS) throw accountError('too_many_claims');
  await insertRequest.run(client, accountId, playerId);
  return 'claim_requested';
}
