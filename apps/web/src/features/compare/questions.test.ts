import { questionParameters, readQuestion } from '@scrapboard/questions';
import { expect, test } from 'vitest';
import type { PageQuestion } from '../../questions/page-question.ts';
import { toQuestion } from '../../questions/to-question.ts';
import { splitsFor, trendMeasures } from './compare-search.ts';
import {
  distributionQuestions,
  rankingQuestions,
  sharedTeamsQuestion,
  subjectNamesQuestion,
  subjectSplitQuestion,
  subjectTotalsQuestion,
  subjectTrendQuestion,
} from './questions.ts';
import { subjectKinds } from './subject.ts';

const ids = {
  players: ['1@live', '2@live'],
  parts: ['CarPart_Gun_Shotgun', 'Chassis_Wyvern'],
  builds: ['0005b2b5', '00f1e2d3'],
};

test('all questions of the page are valid, with and without filters', () => {
  const pageQuestions = subjectKinds.flatMap((kind): PageQuestion[] => [
    subjectTotalsQuestion(kind, ids[kind]),
    subjectNamesQuestion(kind, ids[kind]),
    ...Object.values(distributionQuestions(kind, ids[kind])),
    ...Object.values(rankingQuestions(kind, ids[kind])),
    ...Object.values(rankingQuestions(kind, ids[kind], true)),
    ...trendMeasures.map((measure) => subjectTrendQuestion(kind, ids[kind], measure, 'week')),
    ...splitsFor(kind).map((split) => subjectSplitQuestion(kind, ids[kind], split)),
  ]);
  for (const pageQuestion of [...pageQuestions, sharedTeamsQuestion(ids.players)]) {
    for (const filters of [{}, { mode: ['8v8'], from: '2026-01-01', party: 'solo' } as const]) {
      const { question } = toQuestion(pageQuestion, filters);
      expect(readQuestion(questionParameters(question))).toEqual({ question });
    }
  }
});
