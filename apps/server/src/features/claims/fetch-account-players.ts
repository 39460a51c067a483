import type { AccountPlayers } from '@scrapboard/contract';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { typed } from '../../database/sql-types.ts';
import { claimRequest } from '../../database/tables/accounts.ts';
import { fetchLinkedPlayers } from '../auth/fetch-user.ts';
import { evaluateProof } from './evaluate-proof.ts';
import { findProofMatches } from './find-proof-matches.ts';

/** More than anyone plays as; forged logs may name any number. */
const MAX_CLAIMABLE = 20;

const claimablePlayers = defineQuery({
  text: `select um.local_player as id, max(p.nickname) as nickname
      from upload_owner o
      join upload_match um on um.upload_id = o.upload_id
      left join player p on p.id = um.local_player
     where o.account_id = $1 and um.local_player is not null and um.quarantine is null
       and exists (select from match m
                    where m.id = um.match_id and um.local_player = any(m.player_ids))
       and not exists (select from account_player l where l.player_id = um.local_player)
       and not exists (select from hidden_player h where h.player_id = um.local_player)
     group by um.local_player
     order by um.local_player limit ${MAX_CLAIMABLE}`,
  parameters: ['uuid'],
  columns: { id: 'text!', nickname: 'text?' },
});

const requestedPlayers = defineQuery({
  text: `select r.player_id as id, p.nickname, r.state, r.requested_at, r.decided_at, r.note
      from claim_request r
      left join player p on p.id = r.player_id
     where r.account_id = $1 and r.state <> 'granted'
     order by r.requested_at, r.player_id`,
  parameters: ['uuid'],
  columns: {
    id: 'text',
    nickname: 'text?',
    ...pick(claimRequest, 'requested_at', 'decided_at', 'note'),
    state: typed<'pending' | 'refused'>('text'),
  },
});

/**
 * Returns the players an account has claimed, can claim and has requested.
 * @param needsProof whether a log that names a player is not enough; see `needs-proof.ts`.
 */
export async function fetchAccountPlayers(
  db: Queryable,
  accountId: string,
  needsProof: boolean,
): Promise<AccountPlayers> {
  const [linkedPlayers, claimable, requests] = await Promise.all([
    fetchLinkedPlayers(db, accountId),
    claimablePlayers.all(db, accountId),
    requestedPlayers.all(db, accountId),
  ]);
  const claimableWithProof: AccountPlayers['claimable'] = [];
  for (const player of claimable) {
    const matches = needsProof
      ? await findProofMatches(db, { accountId, playerId: player.id })
      : [];
    claimableWithProof.push({
      ...player,
      proof: needsProof ? evaluateProof(matches, player.id) : null,
    });
  }
  return {
    linked: linkedPlayers,
    claimable: claimableWithProof,
    asked: requests.map(({ requested_at, decided_at, ...request }) => ({
      ...request,
      requestedAt: requested_at.toISOString(),
      decidedAt: decided_at?.toISOString() ?? null,
    })),
  };
}
