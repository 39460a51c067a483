import type { AccountBuild } from '@scrapboard/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useOwnsAccount } from '../../account/use-owns-account.ts';
import { callApi, isNotFound } from '../../api-client.ts';

/** Queries under `account` are dropped when another user signs in. */
const accountBuildsQuery = queryOptions({
  queryKey: ['account', 'builds'],
  queryFn: ({ signal }) => callApi('GET /api/account/builds', { signal }),
});

export interface AccountBuilds {
  /** Newest first; undefined until they are loaded. */
  builds: readonly AccountBuild[] | undefined;
  save: (build: Pick<AccountBuild, 'name' | 'code'>) => void;
  remove: (id: string) => void;
  /** The key of the build that was saved last. */
  savedKey: string | undefined;
  isBusy: boolean;
  /** Why builds were not loaded, saved or deleted. */
  failure: unknown;
}

/** Returns the key of a saved build: its code and its name. */
export function keyOfBuild({ name, code }: Pick<AccountBuild, 'name' | 'code'>): string {
  return `${code} ${name}`;
}

/** Returns the builds of the account; undefined for visitors and for the shared demo account. */
export function useAccountBuilds(): AccountBuilds | undefined {
  const client = useQueryClient();
  const isOwner = useOwnsAccount();
  const { data, error } = useQuery({ ...accountBuildsQuery, enabled: isOwner });
  const refresh = () => client.invalidateQueries({ queryKey: accountBuildsQuery.queryKey });
  const save = useMutation({
    mutationFn: (body: Pick<AccountBuild, 'name' | 'code'>) =>
      callApi('POST /api/account/builds', { body }),
    onSuccess: (saved) =>
      client.setQueryData(accountBuildsQuery.queryKey, (cached) => ({
        builds: [saved, ...(cached?.builds ?? []).filter(({ id }) => id !== saved.id)],
      })),
    onSettled: refresh,
  });
  const remove = useMutation({
    async mutationFn(id: string) {
      try {
        await callApi('DELETE /api/account/builds/{id}', { params: { id } });
      } catch (failure) {
        // Another tab has deleted it.
        if (!isNotFound(failure)) throw failure;
      }
    },
    onSuccess: (_, removedId) =>
      client.setQueryData(accountBuildsQuery.queryKey, (cached) => ({
        builds: (cached?.builds ?? []).filter(({ id }) => id !== removedId),
      })),
    onSettled: refresh,
  });
  if (!isOwner) return undefined;
  return {
    builds: data?.builds,
    save: (build) => {
      remove.reset();
      save.mutate(build);
    },
    remove: (id) => {
      save.reset();
      remove.mutate(id);
    },
    savedKey: save.data === undefined ? undefined : keyOfBuild(save.data),
    isBusy: save.isPending || remove.isPending,
    failure: save.error ?? remove.error ?? error,
  };
}
