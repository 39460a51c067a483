import { defaultCatalogue } from '@scrapboard/catalogue';
import {
  createNamer,
  leaderIdsOf,
  parseLeadersQuery,
  parseQuestion,
  playerIdsOf,
  rankParts,
  toNamedAnswer,
  toPartLeaders,
} from '@scrapboard/read-models';
import type { DataDeps } from '../data/data-deps.ts';
import type { Dataset } from '../data/dataset/build-dataset.ts';
import { defineRoute } from '../framework/define-route.ts';
import type { DemoRoute } from '../framework/route.ts';
import { answerQuestion, nicknamesById } from './answer-question.ts';
import { factsVersionOf } from './fact-rows-of.ts';

/** Returns the routes of questions about all players and matches. */
export function questionRoutes({ store }: DataDeps): DemoRoute[] {
  const sharedFieldsOf = (dataset: Dataset) => ({
    asOf: new Date(store.now()).toISOString(),
    version: factsVersionOf(dataset),
    outdated: false,
  });
  const namer = createNamer(defaultCatalogue);
  return [
    defineRoute('GET /api/questions', async ({ query, visibility }) => {
      const question = parseQuestion(query);
      const dataset = await store.dataset();
      const answer = answerQuestion(question, dataset, visibility.hidden);
      const nicknames = nicknamesById(dataset, playerIdsOf(answer.rows));
      return {
        ...sharedFieldsOf(dataset),
        ...toNamedAnswer(answer, { by: question.by, catalogue: defaultCatalogue, nicknames }),
      };
    }),
    defineRoute('GET /api/leaders', async ({ query, visibility }) => {
      const leadersQuestion = parseLeadersQuery(query);
      const dataset = await store.dataset();
      const rankings = await rankParts(leadersQuestion, (question) =>
        answerQuestion(question, dataset, visibility.hidden),
      );
      return {
        ...sharedFieldsOf(dataset),
        ...toPartLeaders(rankings, {
          partName: (id) => namer.part(id).name,
          nicknames: nicknamesById(dataset, leaderIdsOf(rankings)),
          player: query.player,
        }),
      };
    }),
  ];
}
