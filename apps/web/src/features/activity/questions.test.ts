import { questionParameters, readQuestion } from '@scrapboard/questions';
import { expect, test } from 'vitest';
import { firstMatchQuestion } from '../../questions/first-match-question.ts';
import { hoursOfWeekQuestion } from '../../questions/hours-of-week-question.ts';
import type { PageQuestion } from '../../questions/page-question.ts';
import { STEPS } from '../../questions/time-steps.ts';
import { toQuestion } from '../../questions/to-question.ts';
import {
  AVERAGES,
  cohortsQuestion,
  gamesByMonthQuestion,
  histogramQuestion,
  modesQuestion,
  partySizesQuestion,
  perMatchQuestion,
  perPlayerDayQuestion,
  perPlayerQuestion,
  playersQuestion,
  playerTotalsQuestion,
  regionsQuestion,
  sourcesByMonthQuestion,
  uploadsQuestion,
  uploadTotalsQuestion,
  weaponsByMonthQuestion,
} from './questions.ts';

const everyFilter = {
  from: '2026-01-01',
  to: '2026-05-07',
  season: ['2026-q2'],
  clientVersion: ['2.5.0'],
  category: ['pvp'],
  mode: ['8v8'],
  map: ['port'],
  region: ['eu'],
  player: ['123'],
  minPowerScore: 1,
  maxPowerScore: 9000,
  party: 'solo',
  zone: 'Europe/Berlin',
} as const;

const pageQuestions: PageQuestion[] = [
  ...STEPS.flatMap((step) => [
    uploadsQuestion(step),
    playersQuestion(step),
    modesQuestion(step, 'mode'),
  ]),
  ...AVERAGES.map((average) => histogramQuestion(average, 10)),
  ...[
    uploadTotalsQuestion,
    playerTotalsQuestion,
    firstMatchQuestion,
    sourcesByMonthQuestion,
    perPlayerDayQuestion,
    perMatchQuestion,
    perPlayerQuestion,
  ],
  ...[
    weaponsByMonthQuestion,
    gamesByMonthQuestion,
    hoursOfWeekQuestion,
    regionsQuestion,
    partySizesQuestion,
    cohortsQuestion,
  ],
  modesQuestion('month', 'category'),
];

test('all questions of the page are valid, with and without filters', () => {
  for (const pageQuestion of pageQuestions) {
    for (const filters of [{}, everyFilter]) {
      const { question } = toQuestion(pageQuestion, filters);
      expect(readQuestion(questionParameters(question))).toEqual({ question });
    }
  }
});
