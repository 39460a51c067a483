import type { AccountPlayers, User } from '@scrapboard/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountPlayersQuery } from '../../../account/account-players-query.ts';
import { useAuth } from '../../../account/use-auth.ts';
import { callApi } from '../../../api-client.ts';
import { withHidden } from './with-hidden.ts';

/** A player with the name for messages. */
export interface NamedPlayer {
  id: string;
  name: string;
}

/** Returns the mutations that claim, unlink and hide players; each answers with the players of the account. */
export function usePlayerChanges(user: User) {
  const client = useQueryClient();
  const { updateUser } = useAuth();
  const { queryKey } = accountPlayersQuery();
  const update = (players: AccountPlayers) => {
    client.setQueryData(queryKey, players);
    updateUser({ id: user.id, players: players.linked });
  };
  const setHidden = (id: string, hidden: boolean) =>
    client.setQueryData(queryKey, (players) => players && withHidden(players, id, hidden));

  // One at a time: each answer lists all players, and an older one must not arrive last.
  const scope = { id: queryKey.join(' ') };
  const claim = useMutation({
    scope,
    mutationFn: ({ id, ask }: NamedPlayer & { ask: boolean }) =>
      callApi('POST /api/account/players', { body: { id, ask } }),
    onSuccess: update,
  });
  /** Ends a link, or withdraws a request to the operator. */
  const unlink = useMutation({
    scope,
    mutationFn: ({ id }: NamedPlayer & { isRequest: boolean }) =>
      callApi('DELETE /api/account/players/{id}', { params: { id } }),
    onSuccess: update,
  });
  /** Hides a player or shows them again; the change appears at once, and is undone if the server rejects it. */
  const hide = useMutation({
    scope,
    mutationFn: ({ id, hidden }: NamedPlayer & { hidden: boolean }) =>
      callApi('PUT /api/account/players/{id}', { params: { id }, body: { hidden } }),
    async onMutate({ id, hidden }) {
      await client.cancelQueries({ queryKey });
      setHidden(id, hidden);
    },
    onSuccess: update,
    onError: (_, { id, hidden }) => setHidden(id, !hidden),
  });
  return { claim, unlink, hide };
}

export type PlayerChanges = ReturnType<typeof usePlayerChanges>;
