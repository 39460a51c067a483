import type { AccountPlayers } from '@scrapboard/contract';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { fetchLinkedPlayers } from '../auth/fetch-user.ts';

type Db = Deps['db'];
interface Row {
  id: string;
  nickname: string | null;
}

/** The players an account has, may have, and has asked for. */
export async function fetchAccountPlayers(db: Db, accountId: string): Promise<AccountPlayers> {
  const [linked, claimable, asked] = await Promise.all([
    fetchLinkedPlayers(db, accountId),
    fetchClaimable(db, accountId),
    fetchAsked(db, accountId),
  ]);
  return { linked, claimable, asked };
}

async function fetchClaimable(db: Db, accountId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select um.local_player as id, max(p.nickname) as nickname
      from upload_owner o
      join upload_match um on um.upload_id = o.upload_id
      left join player p on p.id = um.local_player
     where o.account_id = ${accountId} and um.local_player is not null
       and exists (select from match m
                    where m.id = um.match_id and um.local_player = any(m.player_ids))
       and not exists (select from account_player l
                        where l.player_id = um.local_player and l.linked)
     group by um.local_player
     order by um.local_player`.execute(db);
  return rows;
}

async function fetchAsked(db: Db, accountId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select a.player_id as id, p.nickname
      from account_player a
      left join player p on p.id = a.player_id
     where a.account_id = ${accountId} and not a.linked
     order by a.created_at, a.player_id`.execute(db);
  return rows;
}
