import type { AccountQuestion } from '@scrapboard/contract';
import { accountError, MAX_ACCOUNT_QUESTIONS } from '@scrapboard/contract';
import type { AccountsState } from '../auth/accounts-state.ts';

/** Saves a question; one of the same name is replaced. Throws `too_many_questions`. */
export function saveAccountQuestion(
  state: AccountsState,
  accountId: string,
  { name, query }: Pick<AccountQuestion, 'name' | 'query'>,
): AccountQuestion {
  const questions = state.questions ?? [];
  const accountQuestions = questions.filter((question) => question.accountId === accountId);
  const replaced = accountQuestions.find((question) => question.name === name);
  if (replaced === undefined && accountQuestions.length >= MAX_ACCOUNT_QUESTIONS) {
    throw accountError('too_many_questions');
  }
  const { id, pin } = replaced ?? { id: crypto.randomUUID(), pin: null };
  const question = { id, name, query, pin, savedAt: new Date().toISOString() };
  state.questions = [
    { ...question, accountId },
    ...questions.filter((other) => other !== replaced),
  ];
  return question;
}

/** Returns the questions of an account, newest first. */
export function listAccountQuestions(
  { questions = [] }: AccountsState,
  accountId: string,
): AccountQuestion[] {
  return questions
    .filter((question) => question.accountId === accountId)
    .map(({ accountId: _, ...question }) => question);
}

/** Puts the account's questions with these ids on its dashboard, in this order, and removes all others from it. */
export function pinAccountQuestions(
  state: AccountsState,
  accountId: string,
  ids: readonly string[],
): AccountQuestion[] {
  state.questions = (state.questions ?? []).map((question) => {
    if (question.accountId !== accountId) return question;
    const pin = ids.indexOf(question.id);
    return { ...question, pin: pin === -1 ? null : pin };
  });
  return listAccountQuestions(state, accountId);
}
