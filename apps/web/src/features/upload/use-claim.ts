import type { AccountPlayers, User } from '@scrapboard/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountPlayersQuery } from '../../account/account-players-query.ts';
import { useAuth } from '../../account/use-auth.ts';
import { callApi, failureDetails } from '../../api-client.ts';
import { findSmallestUploadOf } from './local-players.ts';
import { sendBatch } from './send-batch.ts';
import { uploads } from './uploads.ts';

export interface ClaimedPlayer {
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
  });
}

/**
 * A log that was sent before signing in belongs to no account. If the claim is refused for that
 * reason, the log is sent again by the account: the server recognizes it and does not read it again.
 */
async function claim(player: ClaimedPlayer): Promise<AccountPlayers> {
  try {
    return await post(player);
  } catch (failure) {
    const { items, timeZone } = uploads.getState();
    const { batch, session } = findSmallestUploadOf(items, player.id) ?? {};
    const needsLog = failureDetails(failure).code === 'not_your_player';
    if (!needsLog || batch === undefined || batch === null) throw failure;
    const log = { files: batch.files, session: session ?? null, timeZone, maxBytes: undefined };
    await sendBatch(log, () => {}, new AbortController().signal);
    return await post(player);
  }
}

const post = ({ id, ask }: ClaimedPlayer) =>
  callApi('POST /api/account/players', { body: { id, ask } });
