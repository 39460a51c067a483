import type { ClaimsState, ModeratedClaim } from '@scrapboard/contract';
import type { Queryable } from '../../database/define-query.ts';
import { listClaimRequests } from '../claims/claim-requests.ts';

/** Returns claims of players that wait for an operator or were decided, the latest first. */
export async function fetchClaims(db: Queryable, state: ClaimsState): Promise<ModeratedClaim[]> {
  const states = state === 'waiting' ? (['pending'] as const) : (['granted', 'refused'] as const);
  const lists = await Promise.all(states.map((name) => listClaimRequests(db, { state: name })));
  const timeOf = ({ decidedAt, requestedAt }: (typeof lists)[number][number]) =>
    (decidedAt ?? requestedAt).getTime();
  return lists
    .flat()
    .sort((a, b) => timeOf(b) - timeOf(a))
    .map((claim) => ({
      account: { id: claim.accountId, name: claim.displayName },
      email: claim.email,
      player: { id: claim.playerId, nickname: claim.nickname, isHidden: claim.isHidden },
      linkedTo: claim.linkedTo,
      proof: claim.proof,
      requestedAt: claim.requestedAt.toISOString(),
      state: claim.state,
      note: claim.note,
    }));
}
