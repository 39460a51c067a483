import { ApiError, type QuestionQuery } from '@scrapboard/contract';
import {
  answerForViewer,
  parseLeadersQuery,
  parseQuestion,
  toAnswerCsv,
  toAnswerNdjson,
  type Visibility,
} from '@scrapboard/read-models';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { createAddRoute } from '../../http/create-add-route.ts';
import { createAnswerSerializer } from './create-answer-serializer.ts';
import type { QuestionService } from './create-question-service.ts';

interface QuestionRequest {
  query: QuestionQuery;
  visibility: Visibility;
  request: FastifyRequest;
}

/** Answers questions about all players and matches. */
export async function questionRoutes(
  app: FastifyInstance,
  { questions, ...deps }: AppDeps & { questions: QuestionService },
): Promise<void> {
  const addRoute = createAddRoute(app, deps);

  const answer = ({ query, visibility: { hidden }, request }: QuestionRequest) =>
    refuseIfGone(request, (signal) => questions.answer(parseQuestion(query), { hidden, signal }));

  const visibleAnswer = (input: QuestionRequest) =>
    answerForViewer('GET /api/questions', {}, input.visibility, () => answer(input));

  addRoute('GET /api/questions', answer, { serialize: createAnswerSerializer() });
  addRoute('GET /api/questions.csv', async ({ reply, ...input }) => {
    reply.type('text/csv; charset=utf-8');
    reply.header('content-disposition', 'attachment; filename="answer.csv"');
    return toAnswerCsv(await visibleAnswer(input), parseQuestion(input.query));
  });
  addRoute('GET /api/questions.ndjson', async ({ reply, ...input }) => {
    reply.type('application/x-ndjson; charset=utf-8');
    return toAnswerNdjson(await visibleAnswer(input));
  });
  addRoute('GET /api/leaders', ({ query, visibility: { hidden }, request }) =>
    refuseIfGone(request, (signal) =>
      questions.leaders(parseLeadersQuery(query), query.player, { hidden, signal }),
    ),
  );
}

/** Returns an answer; throws a 503, which is no failure of the server, if the caller has left. */
async function refuseIfGone<Answer>(
  { signal }: FastifyRequest,
  answer: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer(signal);
  } catch (error) {
    if (signal.aborted) throw new ApiError(503, 'gone', 'The caller has left.');
    throw error;
  }
}
