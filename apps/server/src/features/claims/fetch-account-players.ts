import type { AccountPlayers } from '@scrapboard/contract';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { fetchLinkedPlayers } from '../auth/fetch-user.ts';

const claimablePlayers = defineQuery({
  text: `select um.local_player as id, max(p.nickname) as nickname
      from upload_owner o
      join upload_match um on um.upload_id = o.upload_id
      left join player p on p.id = um.local_player
     where o.account_id = $1 and um.local_player is not null and um.quarantine is null
       and exists (select from match m
                    where m.id = um.match_id and um.local_player = any(m.player_ids))
       and not exists (select from account_player l
                        where l.player_id = um.local_player and l.linked)
     group by um.local_player
     order by um.local_player`,
  parameters: ['uuid'],
  columns: { id: 'text!', nickname: 'text?' },
});

const pendingPlayers = defineQuery({
  text: `select a.player_id as id, p.nickname
      from account_player a
      left join player p on p.id = a.player_id
     where a.account_id = $1 and not a.linked
     order by a.created_at, a.player_id`,
  parameters: ['uuid'],
  columns: { id: 'text', nickname: 'text?' },
});

/** Returns the players an account has claimed, can claim and has pending claims for. */
export async function fetchAccountPlayers(
  db: Queryable,
  accountId: string,
): Promise<AccountPlayers> {
  const [linked, claimable, asked] = await Promise.all([
    fetchLinkedPlayers(db, accountId),
    claimablePlayers.all(db, accountId),
    pendingPlayers.all(db, accountId),
  ]);
  return { linked, claimable, asked };
}
