import { defaultCatalogue } from '@scrapboard/catalogue';
import { evaluateQuestion, questionContext } from '@scrapboard/questions';
import { parseQuestion, playerIdsOf, toNamedAnswer } from '@scrapboard/read-models';
import type { DataDeps } from '../data/data-deps.ts';
import { nicknameOf } from '../data/dataset/nicknames.ts';
import { defineRoute } from '../framework/define-route.ts';
import type { DemoRoute } from '../framework/route.ts';
import { factRowsOf, factsVersionOf } from './fact-rows-of.ts';

/** Returns the route of questions about all players and matches. */
export function questionRoutes({ store }: DataDeps): DemoRoute[] {
  return [
    defineRoute('GET /api/questions', async ({ query, visibility }) => {
      const question = parseQuestion(query);
      const dataset = await store.dataset();
      const rows = factRowsOf(dataset);
      const unlisted = new Set(rows.parts.map(({ part }) => part));
      const context = questionContext(defaultCatalogue, new Set(visibility.hidden), unlisted);
      const answer = evaluateQuestion(question, rows, context);
      const nicknames = new Map(
        playerIdsOf(answer.rows).map((id) => [id, nicknameOf(dataset.players.get(id)?.rows ?? [])]),
      );
      return {
        asOf: new Date(store.now()).toISOString(),
        version: factsVersionOf(dataset),
        ...toNamedAnswer(answer, { by: question.by, catalogue: defaultCatalogue, nicknames }),
      };
    }),
  ];
}
