import { type ClaimProof, notFound } from '@scrapboard/contract';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { account, claimRequest } from '../../database/tables/accounts.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordSecurityEvent } from '../../record-security-event.ts';
import { lockAccount } from '../auth/lock-account.ts';
import type { Cause, ClaimContext } from './claim-context.ts';
import { endLink } from './end-link.ts';
import { evaluateProof } from './evaluate-proof.ts';
import { findProofMatches } from './find-proof-matches.ts';
import { keepHidden } from './hide-player.ts';
import { type AccountAndPlayer, linkPlayer } from './link-player.ts';

export type ClaimRequestState = 'pending' | 'granted' | 'refused';

/** A claim that the operator decides about, or has decided. */
export interface ClaimRequest extends AccountAndPlayer {
  email: string;
  displayName: string;
  /** Null until a match with this player is stored. */
  nickname: string | null;
  isHidden: boolean;
  /** The address of the account that the player is linked to; null if there is none. */
  linkedTo: string | null;
  requestedAt: Date;
  state: ClaimRequestState;
  decidedAt: Date | null;
  /** The operator's account; null if undecided, or decided by `scrapboard admin`. */
  decidedBy: string | null;
  /** What the operator wrote; the account can read it. */
  note: string | null;
  /** What the account's logs prove about the claim. */
  proof: ClaimProof;
}

const requests = defineQuery({
  text: `select r.account_id as "accountId", a.email, a.display_name as "displayName",
           r.player_id as "playerId", p.nickname,
           exists (select from hidden_player h where h.player_id = r.player_id) as "isHidden",
           (select b.email from account_player l join account b on b.id = l.account_id
             where l.player_id = r.player_id) as "linkedTo",
           r.requested_at as "requestedAt", r.state, r.decided_at as "decidedAt",
           r.decided_by as "decidedBy", r.note
      from claim_request r
      join account a on a.id = r.account_id
      left join player p on p.id = r.player_id
     where $1::text is null or r.state = $1::text
     order by coalesce(r.decided_at, r.requested_at) desc, r.account_id, r.player_id limit $2`,
  parameters: ['text?', 'int8'],
  columns: {
    accountId: 'uuid',
    ...pick(account, 'email'),
    displayName: 'text',
    playerId: 'text',
    nickname: 'text?',
    isHidden: 'bool',
    linkedTo: 'text?',
    requestedAt: 'timestamptz',
    ...pick(claimRequest, 'state', 'note'),
    decidedAt: 'timestamptz?',
    decidedBy: 'uuid?',
  },
});

/**
 * Returns claims, latest first, with their proofs: those in a state, by default the ones that wait
 * for the operator; null means any state.
 */
export async function listClaimRequests(
  db: Queryable,
  { state = 'pending', limit = 100 }: { state?: ClaimRequestState | null; limit?: number } = {},
): Promise<ClaimRequest[]> {
  const claims: ClaimRequest[] = [];
  for (const row of await requests.all(db, state, limit)) {
    claims.push({ ...row, proof: evaluateProof(await findProofMatches(db, row), row.playerId) });
  }
  return claims;
}

const writeDecision = defineQuery({
  text: `update claim_request
      set state = $3, note = $4, decided_by = $5,
          decided_at = case when $3 = 'pending' then null else now() end
    where account_id = $1 and player_id = $2`,
  parameters: ['uuid', 'text', 'text', 'text?', 'uuid?'],
});

const insertRequest = defineQuery({
  text: 'insert into claim_request (account_id, player_id) values ($1, $2) on conflict do nothing',
  parameters: ['uuid', 'text'],
});

const requestState = defineQuery({
  text: 'select state from claim_request where account_id = $1 and player_id = $2',
  parameters: ['uuid', 'text'],
  columns: pick(claimRequest, 'state'),
});

/** Who decided, and the note for the account. */
interface DecisionDetails {
  /** The operator's account; null for `scrapboard admin`. */
  operatorId?: string | null;
  /** A text for the account; replaces the former one. */
  note?: string | null;
}

/**
 * Grants or refuses a claim; null undoes the decision, so that the claim is pending again. Granting
 * needs no request, and also links a hidden player, who stays hidden. Refusing a granted
 * claim, or undoing it, ends the link and its hiding. Throws `player_taken`, `too_many_players` and `not_found`.
 */
export async function decideClaimRequest(
  context: ClaimContext,
  claim: AccountAndPlayer,
  decision: 'grant' | 'refuse' | null,
  { operatorId = null, note = null }: DecisionDetails = {},
): Promise<void> {
  const { accountId, playerId } = claim;
  const cause: Cause = { byOperator: true, operatorId };
  await inTransaction(context.pool, async (client) => {
    if (!(await lockAccount(client, accountId))) throw notFound('There is no such account.');
    if (decision === 'grant') await insertRequest.run(client, accountId, playerId);
    const previous = await requestState.first(client, accountId, playerId);
    if (previous === undefined) throw notFound('There is no such claim.');
    if (decision === 'grant') {
      await linkPlayer(client, claim, { basis: 'operator', matches: [] });
      await keepHidden(client, claim);
    } else if (previous.state === 'granted') await endLink(context, client, claim, cause);
    const state = decision === null ? 'pending' : decision === 'grant' ? 'granted' : 'refused';
    await writeDecision.run(client, accountId, playerId, state, note, operatorId);
    const kind =
      decision === 'grant' ? 'claim_granted' : decision === 'refuse' ? 'claim_refused' : 'undone';
    await recordSecurityEvent(
      { ...context, pool: client },
      { kind, accountId, subject: playerId, ...cause },
    );
  });
}
