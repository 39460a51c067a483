import type { AccountPlayers } from '@scrapboard/contract';
import type { AccountsState } from '../auth/accounts-state.ts';
import { fetchLinkedPlayers } from '../auth/to-user.ts';
import type { GameData } from '../game-data.ts';

/** Returns the players an account has claimed, can claim and has pending claims for. */
export async function fetchAccountPlayers(
  state: AccountsState,
  accountId: string,
  gameData: GameData,
): Promise<AccountPlayers> {
  const withName = async (id: string) => ({ id, nickname: await gameData.nicknameOf(id) });
  const local = await gameData.localPlayersOf(accountId);
  const unclaimed = local.filter(
    (id) =>
      !state.hidden.includes(id) &&
      !state.claims.some(({ playerId, linked }) => linked && playerId === id),
  );
  const pending = state.claims.filter((claim) => claim.accountId === accountId && !claim.linked);
  return {
    linked: await fetchLinkedPlayers(state, accountId, gameData),
    // As on a server that only its own machine can reach, a log is proof enough.
    claimable: await Promise.all(
      unclaimed.toSorted().map(async (id) => ({ ...(await withName(id)), proof: null })),
    ),
    asked: await Promise.all(
      pending.map(async ({ playerId, requestedAt }) => ({
        ...(await withName(playerId)),
        state: 'pending' as const,
        requestedAt: requestedAt ?? new Date().toISOString(),
        decidedAt: null,
        note: null,
      })),
    ),
  };
}
