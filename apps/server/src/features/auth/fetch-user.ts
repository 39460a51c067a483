import type { LinkedPlayer, User } from '@scrapboard/contract';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { account } from '../../database/tables/accounts.ts';

const ownAccount = defineQuery({
  text: `select id, display_name, email, first_name, last_name, avatar, language, operator,
        created_at
      from account where id = $1`,
  parameters: ['uuid'],
  columns: {
    ...pick(account, 'id', 'display_name', 'email', 'first_name', 'last_name', 'avatar'),
    ...pick(account, 'language', 'operator', 'created_at'),
  },
});

const linkedPlayers = defineQuery({
  text: `select a.player_id as id, p.nickname, h.player_id is not null as hidden
      from account_player a
      left join player p on p.id = a.player_id
      left join hidden_player h on h.player_id = a.player_id
     where a.account_id = $1
     order by a.created_at, a.player_id`,
  parameters: ['uuid'],
  columns: { id: 'text', nickname: 'text?', hidden: 'bool' },
});

/** Returns the account as its owner sees it, with its creation time; undefined if there is none. */
export async function fetchUser(
  db: Queryable,
  accountId: string,
): Promise<{ user: User; createdAt: Date } | undefined> {
  const [accountRow, players] = await Promise.all([
    ownAccount.first(db, accountId),
    linkedPlayers.all(db, accountId),
  ]);
  if (accountRow === undefined) return undefined;
  const user: User = {
    id: accountRow.id,
    displayName: accountRow.display_name,
    email: accountRow.email,
    firstName: accountRow.first_name,
    lastName: accountRow.last_name,
    avatar: accountRow.avatar,
    language: accountRow.language as User['language'],
    operator: accountRow.operator,
    players,
  };
  return { user, createdAt: accountRow.created_at };
}

/** Returns the players an account has claimed, oldest claim first. */
export function fetchLinkedPlayers(db: Queryable, accountId: string): Promise<LinkedPlayer[]> {
  return linkedPlayers.all(db, accountId);
}
