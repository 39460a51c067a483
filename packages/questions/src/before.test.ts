import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dimensions, isDimensionName } from './dimensions/dimensions.ts';
import { evaluateQuestion, type FactRows } from './evaluate/evaluate-question.ts';
import type { AnswerRow } from './finish-answer.ts';
import type { Question } from './question.ts';
import { type FactStore, openFactStore } from './testing/open-fact-store.ts';
import { randomContext, randomFacts } from './testing/random-facts.ts';
import { questionParameters } from './url/question-parameters.ts';
import { readQuestion } from './url/read-question.ts';

let store: FactStore;
beforeAll(async () => {
  store = await openFactStore();
});
afterAll(() => store.close());

const [seed = 0] = fc.sample(fc.nat(), 1);

/** Returns random rows with few different numbers, so that many groups tie, also with fractional values. */
function createTiedRows(): FactRows {
  const players = fc.sample(randomFacts, { numRuns: 4, seed }).flatMap((rows, setIndex) =>
    rows.players.map((row) => ({
      ...row,
      match_id: String(BigInt(row.match_id) + BigInt(setIndex) * 1_000_000n),
      damage: row.damage === null ? null : row.damage % 70,
      duration: row.duration === null ? null : 1200 + (row.duration % 3),
    })),
  );
  return { players, parts: [], rewards: [], uploads: [] };
}

function parse(text: string): Question {
  const readResult = readQuestion(new URLSearchParams(text));
  if ('problems' in readResult) throw new Error(JSON.stringify(readResult.problems));
  return readResult.question;
}

const boards = [
  'measures=maxDamage,first&by=player,match,mode&sort=-maxDamage,first,player,match,mode',
  'measures=maxKills,first&by=player,match,mode&sort=-maxKills,first,player,match,mode',
  'measures=damagePerMinute,first&by=player,match,mode&sort=-damagePerMinute,first,player,match,mode',
  'measures=winStreak,winStreakEnd&by=player,mode&sort=-winStreak,winStreakEnd,player,mode',
  'measures=games&by=map,weekday&sort=games,-weekday,map',
];

test(`the number of groups before a group is its index in the order, seed ${seed}`, async () => {
  const rows = createTiedRows();
  const files = await store.write(rows, 'month');
  for (const board of boards) {
    const question = parse(`facts=players&${board}&limit=10000`);
    const { rows: answerRows } = evaluateQuestion(question, rows, randomContext);
    // Random keys have characters that no real ones have, and so are not valid in questions.
    const isValid = (name: string, text: string) =>
      !isDimensionName(name) || dimensions[name].codec.parse(text) !== undefined;
    const hasValidKeys = (row: AnswerRow) =>
      question.order.every(
        ({ name }) => (row[name] ?? null) !== null && isValid(name, String(row[name])),
      );
    const places = answerRows.flatMap((row, place) => (hasValidKeys(row) ? [{ row, place }] : []));
    expect(places.length).toBeGreaterThan(3);
    for (const { row, place } of places.filter((_, i) => i % Math.ceil(places.length / 12) === 0)) {
      const before = question.order.map(({ name }) => String(row[name]));
      const boundedQuestion = { ...question, before, limit: 1 };
      // The same question as the server reads it from a URL.
      expect(readQuestion(questionParameters(boundedQuestion))).toEqual({
        question: boundedQuestion,
      });
      expect(evaluateQuestion(boundedQuestion, rows, randomContext).total, board).toBe(place);
      expect((await store.ask(boundedQuestion, files, randomContext)).total, board).toBe(place);
      const firstBoundQuestion = { ...boundedQuestion, before: before.slice(0, 1) };
      expect(await store.ask(firstBoundQuestion, files, randomContext)).toEqual(
        evaluateQuestion(firstBoundQuestion, rows, randomContext),
      );
    }
  }
}, 120_000);

test('a bound that groups cannot be compared with is reported as a problem of “before”', () => {
  const problemParameters = (text: string) => {
    const readResult = readQuestion(new URLSearchParams(`facts=players&${text}`));
    return 'problems' in readResult ? readResult.problems.map(({ parameter }) => parameter) : [];
  };
  expect(problemParameters('measures=games&by=mode&sort=-games&before=12')).toEqual([]);
  expect(problemParameters('measures=games&by=mode&sort=-games&before=many')).toEqual(['before']);
  expect(problemParameters('measures=games&by=mode&sort=-games&before=12,pvp')).toEqual(['before']);
  expect(problemParameters('measures=winRate&by=mode&sort=-winRate&before=50')).toEqual(['before']);
  expect(problemParameters('measures=games&by=mode&per=player&sort=-games&before=12')).toEqual([
    'before',
  ]);
});
