import type { AccountQuestions } from '@scrapboard/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useOwnsAccount } from '../account/use-owns-account.ts';
import { callApi, isNotFound } from '../api-client.ts';
import { type SavedQuestion, withPins } from './saved-questions.ts';

/** Queries under `account` are dropped when another user signs in. */
const accountQuestionsQuery = queryOptions({
  queryKey: ['account', 'questions'],
  queryFn: ({ signal }) => callApi('GET /api/account/questions', { signal }),
});

/** The questions saved in the account. */
export interface AccountQuestionStore {
  /** Newest first; undefined until they are loaded. */
  questions: AccountQuestions['questions'] | undefined;
  save: (question: Pick<SavedQuestion, 'name' | 'query'>) => void;
  remove: (name: string) => void;
  /** Puts the questions with these names on the dashboard, in this order, and removes all others from it. */
  setPins: (names: readonly string[]) => void;
  isBusy: boolean;
  /** The reason if questions could not be loaded, saved, moved or deleted. */
  failure: unknown;
}

/** Returns the questions of the account; undefined if nobody, or the shared demo account, is signed in. */
export function useAccountQuestions(): AccountQuestionStore | undefined {
  const client = useQueryClient();
  const ownsAccount = useOwnsAccount();
  const { queryKey } = accountQuestionsQuery;
  const { data, error } = useQuery({ ...accountQuestionsQuery, enabled: ownsAccount });
  const update = (
    change: (questions: AccountQuestions['questions']) => AccountQuestions['questions'],
  ) =>
    client.setQueryData(queryKey, (previous) => ({ questions: change(previous?.questions ?? []) }));
  const onSettled = () => client.invalidateQueries({ queryKey });
  const idOf = (name: string) => data?.questions.find((question) => question.name === name)?.id;

  const save = useMutation({
    mutationFn: (body: Pick<SavedQuestion, 'name' | 'query'>) =>
      callApi('POST /api/account/questions', { body }),
    onSuccess: (saved) =>
      update((questions) => [saved, ...questions.filter(({ id }) => id !== saved.id)]),
    onSettled,
  });
  const remove = useMutation({
    async mutationFn(name: string) {
      const id = idOf(name);
      if (id === undefined) return;
      try {
        await callApi('DELETE /api/account/questions/{id}', { params: { id } });
      } catch (failure) {
        // Another tab has deleted it.
        if (!isNotFound(failure)) throw failure;
      }
    },
    onSuccess: (_, removed) =>
      update((questions) => questions.filter(({ name }) => name !== removed)),
    onSettled,
  });
  const setPins = useMutation({
    mutationFn: (names: readonly string[]) =>
      callApi('PUT /api/account/questions/pins', {
        body: { ids: names.map(idOf).filter((id) => id !== undefined) },
      }),
    // Moves them at once; if saving fails, the reloaded questions move them back.
    onMutate: async (names) => {
      await client.cancelQueries({ queryKey });
      update((questions) => withPins(questions, names));
    },
    onSettled,
  });
  const mutations = [save, remove, setPins];
  if (!ownsAccount) return undefined;
  return {
    questions: data?.questions,
    save: save.mutate,
    remove: remove.mutate,
    setPins: setPins.mutate,
    isBusy: mutations.some(({ isPending }) => isPending),
    failure: mutations.find((mutation) => mutation.error !== null)?.error ?? error,
  };
}
