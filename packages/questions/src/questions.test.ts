import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { evaluateQuestion } from './evaluate/evaluate-question.ts';
import type { Question } from './question.ts';
import { type FactStore, openFactStore } from './testing/open-fact-store.ts';
import { randomContext, randomFacts } from './testing/random-facts.ts';
import { randomQuestions } from './testing/random-questions.ts';
import { questionParameters } from './url/question-parameters.ts';
import { readQuestion } from './url/read-question.ts';

let store: FactStore;
beforeAll(async () => {
  store = await openFactStore();
});
afterAll(() => store.close());

/** How many sets of random facts there are; writing one takes as long as some twenty questions. */
const FACT_SETS = 8 * Number(process.env.SCRAPBOARD_ROUNDS || 1);
/** How many questions are asked about each set. */
const QUESTIONS_PER_SET = 250;
const CONCURRENCY = 4;
const [seed = 0] = fc.sample(fc.nat(), 1);

test(
  `DuckDB and the evaluator answer ${FACT_SETS * QUESTIONS_PER_SET} random questions alike, seed ${seed}`,
  async () => {
    const factSets = fc.sample(randomFacts, { numRuns: FACT_SETS, seed });
    const questions = fc.sample(randomQuestions, { numRuns: FACT_SETS * QUESTIONS_PER_SET, seed });
    for (const [i, rows] of factSets.entries()) {
      const files = await store.write(rows, i % 4 === 0 ? 'month' : 'table');
      const compareAnswers = async (question: Question) => {
        const answer = await store.ask(question, files, randomContext);
        expect(answer, textOf(question)).toEqual(evaluateQuestion(question, rows, randomContext));
      };
      const batch = questions.slice(QUESTIONS_PER_SET * i, QUESTIONS_PER_SET * (i + 1));
      for (let n = 0; n < batch.length; n += CONCURRENCY) {
        await Promise.all(batch.slice(n, n + CONCURRENCY).map(compareAnswers));
      }
    }
  },
  50_000 * FACT_SETS,
);

test('DuckDB and the evaluator count the same vehicles, alone or with other measures', async () => {
  const [rows] = fc.sample(randomFacts, { numRuns: 1, seed });
  if (rows === undefined) throw new Error('There are no facts.');
  const files = await store.write(rows, 'month');
  const texts = ['', '&by=mode,region', '&by=part', '&by=result', '&per=month'].flatMap((by) =>
    ['vehicles', 'vehicles,players', 'vehicles,matches'].flatMap((measures) =>
      ['', '&partKind=weapon,-', '&partKind=cabin&carried=true', '&partRarity=-'].map(
        (filters) => `facts=parts&measures=${measures}${by}${filters}`,
      ),
    ),
  );
  for (const text of texts) {
    const readResult = readQuestion(new URLSearchParams(text));
    if ('problems' in readResult) throw new Error(JSON.stringify(readResult.problems));
    const answer = await store.ask(readResult.question, files, randomContext);
    expect(answer, text).toEqual(evaluateQuestion(readResult.question, rows, randomContext));
  }
}, 60_000);

test('DuckDB and the evaluator find the same streaks', async () => {
  const [rows] = fc.sample(randomFacts, { numRuns: 1, seed });
  if (rows === undefined) throw new Error('There are no facts.');
  const files = await store.write(rows, 'month');
  const groups = ['by=player', 'by=player,mode', 'by=mode,player,build', 'by=result,player'];
  const otherGroups = ['by=mode&per=player', 'player=2', 'player=2&by=month&bots=true'];
  for (const group of [...groups, ...otherGroups]) {
    const endMeasures = group.includes('per=') ? '' : ',survivalStreakEnd,winStreakEnd';
    for (const filter of ['', '&category=pvp', '&from=2026-01-01&min=winStreak:2']) {
      const text = `facts=players&measures=winStreak,survivalStreak,games${endMeasures}&${group}${filter}`;
      const readResult = readQuestion(new URLSearchParams(text));
      if ('problems' in readResult) throw new Error(JSON.stringify(readResult.problems));
      const answer = await store.ask(readResult.question, files, randomContext);
      expect(answer, text).toEqual(evaluateQuestion(readResult.question, rows, randomContext));
    }
  }
}, 60_000);

test('DuckDB counts the same pairs of parts as the evaluator, with and without pair counts', async () => {
  const [rows] = fc.sample(randomFacts, { numRuns: 1, seed });
  if (rows === undefined) throw new Error('There are no facts.');
  const files = await store.write(rows, 'month');
  const groups = [
    'part,withPart',
    'withPart',
    'partKind,withPart',
    'month,part,withPart',
    'week,mode',
  ];
  const filters = [
    ...['', '&part=CarPart_Gun', '&partKind=weapon,-&mode=conquer,raid-easy', '&season=winter'],
    ...[
      '&from=2026-01-01&to=2026-02-28',
      '&from=2025-12-31T22:00:00-02:00',
      '&result=win',
      '&map=',
    ],
  ];
  for (const by of groups) {
    for (const filter of filters) {
      for (const measures of ['games,wins,winRate', 'uses', 'matches']) {
        const withPart = by.includes('withPart') ? '' : '&withPart=Cabin_Known';
        const text = `facts=parts&measures=${measures}&carried=true&by=${by}${withPart}${filter}`;
        const readResult = readQuestion(new URLSearchParams(text));
        if ('problems' in readResult) throw new Error(JSON.stringify(readResult.problems));
        const answer = await store.ask(readResult.question, files, randomContext);
        expect(answer, text).toEqual(evaluateQuestion(readResult.question, rows, randomContext));
      }
    }
  }
}, 60_000);

test('DuckDB and the evaluator find the same quantiles by other parts', async () => {
  const [rows] = fc.sample(randomFacts, { numRuns: 1, seed });
  if (rows === undefined) throw new Error('There are no facts.');
  const files = await store.write(rows, 'month');
  const groups = [
    'allyPart',
    'againstPart',
    'withPart',
    'mode,allyPart',
    'part&withPart=Cabin_Known',
  ];
  for (const by of groups) {
    for (const filter of ['', '&carried=true', '&part=CarPart_Gun', '&mode=conquer']) {
      const text = `facts=parts&measures=damageQuantiles,durationQuantiles,games&by=${by}${filter}`;
      const readResult = readQuestion(new URLSearchParams(text));
      if ('problems' in readResult) throw new Error(JSON.stringify(readResult.problems));
      const answer = await store.ask(readResult.question, files, randomContext);
      expect(answer, text).toEqual(evaluateQuestion(readResult.question, rows, randomContext));
    }
  }
}, 60_000);

function textOf(question: Question): string {
  return questionParameters(question)
    .map((parameter) => parameter.join('='))
    .join('&');
}
