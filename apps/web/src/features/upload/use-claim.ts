import type { AccountErrorCode, AccountPlayers, User } from '@scrapboard/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountPlayersQuery } from '../../account/account-players-query.ts';
import { useAuth } from '../../account/use-auth.ts';
import { callApi, failureDetails } from '../../api-client.ts';
import { listUploadsOf } from './local-players.ts';
import { sendBatch } from './send-batch.ts';
import type { UploadItem } from './upload-queue.ts';
import { uploads } from './uploads.ts';

export interface PlayerToClaim {
  id: string;
  name: string;
  /** Whether to send the claim to the operator, who decides. */
  ask: boolean;
}

/** Claims a player for the signed-in user. */
export function useClaim(user: User) {
  const client = useQueryClient();
  const { updateUser } = useAuth();
  return useMutation({
    mutationFn: claim,
    onSuccess(players) {
      client.setQueryData(accountPlayersQuery().queryKey, players);
      updateUser({ id: user.id, players: players.linked });
    },
    // The logs sent again may name players that can be claimed now.
    onError: () => client.invalidateQueries({ queryKey: accountPlayersQuery().queryKey }),
  });
}

/**
 * Claims a player. Logs that were sent before signing in belong to no account: if the claim is refused
 * for that reason, the smallest one is sent again by the account, and the others too if the server
 * needs more proof. The server recognizes them and does not read them again.
 */
async function claim(player: PlayerToClaim): Promise<AccountPlayers> {
  try {
    return await postClaim(player);
  } catch (failure) {
    const { items } = uploads.getState();
    const [smallest, ...otherItems] = listUploadsOf(items, player.id);
    if (smallest === undefined || !hasCode(failure, 'not_your_player')) throw failure;
    await sendAgain(smallest);
    try {
      return await postClaim(player);
    } catch (secondFailure) {
      if (otherItems.length === 0 || !hasCode(secondFailure, 'claim_not_proven'))
        throw secondFailure;
      for (const item of otherItems) await sendAgain(item);
      return await postClaim(player);
    }
  }
}

const hasCode = (failure: unknown, code: AccountErrorCode) => failureDetails(failure).code === code;

async function sendAgain({ batch, session }: UploadItem): Promise<void> {
  if (batch === null) return;
  const { timeZone } = uploads.getState();
  const log = { files: batch.files, session: session ?? null, timeZone, maxBytes: undefined };
  await sendBatch(log, () => {}, new AbortController().signal);
}

const postClaim = ({ id, ask }: PlayerToClaim) =>
  callApi('POST /api/account/players', { body: { id, ask } });
