import { notFound } from '@scrapboard/contract';
import type { AccountDeps } from '../auth/account-deps.ts';
import { defineRoute } from '../framework/define-route.ts';
import type { DemoRoute } from '../framework/route.ts';
import {
  listAccountQuestions,
  pinAccountQuestions,
  saveAccountQuestion,
} from './account-questions.ts';

/** The questions that the explorer saves in an account. */
export function accountQuestionRoutes({ accounts, viewers }: AccountDeps): DemoRoute[] {
  const list = defineRoute('GET /api/account/questions', async ({ headers }) => {
    const { accountId } = await viewers.requireViewer(headers);
    return { questions: listAccountQuestions(await accounts.read(), accountId) };
  });

  const save = defineRoute('POST /api/account/questions', async ({ headers, body }) => {
    const { accountId } = await viewers.requireNonDemoViewer(headers);
    return await accounts.change((state) => saveAccountQuestion(state, accountId, body));
  });

  const pin = defineRoute('PUT /api/account/questions/pins', async ({ headers, body }) => {
    const { accountId } = await viewers.requireNonDemoViewer(headers);
    return await accounts.change((state) => ({
      questions: pinAccountQuestions(state, accountId, body.ids),
    }));
  });

  const remove = defineRoute('DELETE /api/account/questions/{id}', async ({ headers, params }) => {
    const { accountId } = await viewers.requireNonDemoViewer(headers);
    await accounts.change((state) => {
      const { questions = [] } = state;
      const remaining = questions.filter(
        (question) => question.id !== params.id || question.accountId !== accountId,
      );
      if (remaining.length === questions.length) {
        throw notFound('You have no saved question with this ID.');
      }
      state.questions = remaining;
    });
    return null;
  });

  return [list, save, pin, remove];
}
