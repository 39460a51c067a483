import type { LinkedPlayer, User } from '@scrapboard/contract';
import type { Deps } from '../../deps.ts';

/** The account as its owner sees it, with when it was made; undefined where there is none. */
export async function fetchUser(
  db: Deps['db'],
  accountId: string,
): Promise<{ user: User; createdAt: Date } | undefined> {
  const [account, players] = await Promise.all([
    db
      .selectFrom('account')
      .select(['id', 'display_name', 'email', 'first_name', 'last_name', 'avatar', 'language'])
      .select('created_at')
      .where('id', '=', accountId)
      .executeTakeFirst(),
    fetchLinkedPlayers(db, accountId),
  ]);
  if (account === undefined) return undefined;
  const user: User = {
    id: account.id,
    displayName: account.display_name,
    email: account.email,
    firstName: account.first_name,
    lastName: account.last_name,
    avatar: account.avatar,
    language: account.language as User['language'],
    players,
  };
  return { user, createdAt: account.created_at };
}

/** The players an account has claimed, in the order it did. */
export async function fetchLinkedPlayers(
  db: Deps['db'],
  accountId: string,
): Promise<LinkedPlayer[]> {
  const rows = await db
    .selectFrom('account_player as a')
    .leftJoin('player as p', 'p.id', 'a.player_id')
    .leftJoin('hidden_player as h', 'h.player_id', 'a.player_id')
    .select(['a.player_id as id', 'p.nickname', 'h.player_id as hidden'])
    .where('a.account_id', '=', accountId)
    .where('a.linked', '=', true)
    .orderBy('a.created_at')
    .orderBy('a.player_id')
    .execute();
  return rows.map(({ id, nickname, hidden }) => ({ id, nickname, hidden: hidden !== null }));
}
