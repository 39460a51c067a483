import { notFound } from '@scrapboard/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { createAddRoute } from '../../http/create-add-route.ts';
import {
  deleteAccountQuestion,
  fetchAccountQuestions,
  pinAccountQuestions,
  saveAccountQuestion,
} from './account-questions.ts';

/** Routes for the questions that the explorer saves in an account. */
export async function accountQuestionRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { pool, accounts } = deps;
  const addRoute = createAddRoute(app, deps);

  addRoute('GET /api/account/questions', async ({ request }) => {
    const { accountId } = await accounts.requireViewer(request);
    return { questions: await fetchAccountQuestions(pool, accountId) };
  });

  addRoute('POST /api/account/questions', async ({ request, body }) => {
    const { accountId } = await accounts.requireNonDemoViewer(request);
    return await saveAccountQuestion(pool, accountId, body);
  });

  addRoute('PUT /api/account/questions/pins', async ({ request, body: { ids } }) => {
    const { accountId } = await accounts.requireNonDemoViewer(request);
    return { questions: await pinAccountQuestions(pool, accountId, ids) };
  });

  addRoute('DELETE /api/account/questions/{id}', async ({ request, params: { id } }) => {
    const { accountId } = await accounts.requireNonDemoViewer(request);
    const wasDeleted = await deleteAccountQuestion(pool, accountId, id);
    if (!wasDeleted) throw notFound('You have no saved question with this ID.');
    return null;
  });
}
