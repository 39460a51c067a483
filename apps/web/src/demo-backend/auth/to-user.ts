import type { LinkedPlayer, User } from '@scrapboard/contract';
import type { GameData } from '../game-data.ts';
import type { Account, AccountsState } from './accounts-state.ts';

/** Returns the account as its owner sees it, without its password in any form. */
export async function toUser(
  state: AccountsState,
  account: Account,
  gameData: GameData,
): Promise<User> {
  const { id, displayName, email, firstName, lastName, avatar, language } = account;
  const players = await fetchLinkedPlayers(state, id, gameData);
  const names = { displayName, firstName, lastName };
  return { id, email, ...names, avatar, language, operator: false, players };
}

/** Returns the players an account has claimed, oldest claim first. */
export async function fetchLinkedPlayers(
  { claims, hidden }: AccountsState,
  accountId: string,
  gameData: GameData,
): Promise<LinkedPlayer[]> {
  const ownClaims = claims.filter((claim) => claim.accountId === accountId && claim.linked);
  return await Promise.all(
    ownClaims.map(async ({ playerId }) => ({
      id: playerId,
      nickname: await gameData.nicknameOf(playerId),
      hidden: hidden.includes(playerId),
    })),
  );
}
