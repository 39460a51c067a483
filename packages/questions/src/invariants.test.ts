import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dimensions } from './dimensions/dimensions.ts';
import { evaluateQuestion } from './evaluate/evaluate-question.ts';
import type { AnswerRow } from './finish-answer.ts';
import { measures } from './measures/measures.ts';
import { MAX_LIMIT, type Question } from './question.ts';
import { randomContext, randomFacts, sampleValues } from './testing/random-facts.ts';
import { randomQuestions } from './testing/random-questions.ts';

const contextWithoutHidden = { ...randomContext, hidden: new Set<string>() };

/** Questions about all groups, with measures that add up over groups. */
const additiveQuestions = randomQuestions
  .map(
    ({ bin: _, ...question }): Question => ({
      ...question,
      per: [],
      measures: question.measures.filter((name) => addsUp(question, name)),
      minimums: [],
      order: [],
      limit: MAX_LIMIT,
      offset: 0,
    }),
  )
  .filter(
    ({ measures: { length }, by }) =>
      length > 0 && !by.some((name) => /^(?:with|ally|against)Part$/.test(name)),
  );

function addsUp({ facts }: Question, name: string): boolean {
  const measure = measures[facts][name];
  return measure?.kind === 'number' && ['count', 'sum'].includes(measure.aggregate.reduce);
}

function isPersonal({ by, filters }: Question): boolean {
  const names = [...by, ...Object.keys(filters)];
  const personalNames = ['player', 'build', 'carrying', 'notCarrying'];
  return names.some((name) => personalNames.includes(name));
}

const sumOf = (rows: readonly AnswerRow[], name: string) =>
  rows.reduce((sum, row) => sum + Number(row[name]), 0);

test('the groups of a dimension add up to the total without it', () => {
  fc.assert(
    fc.property(
      randomFacts,
      fc.array(additiveQuestions, { minLength: 40, maxLength: 40 }),
      (facts, questions) => {
        for (const question of questions) {
          const { rows } = evaluateQuestion(question, facts, contextWithoutHidden);
          const total = evaluateQuestion({ ...question, by: [] }, facts, contextWithoutHidden).rows;
          for (const name of question.measures) {
            expect(sumOf(rows, name)).toBeCloseTo(sumOf(total, name), 2);
          }
        }
      },
    ),
    { numRuns: 12 },
  );
});

test('two consecutive periods add up to the whole period', () => {
  fc.assert(
    fc.property(
      randomFacts,
      fc.array(additiveQuestions, { minLength: 40, maxLength: 40 }),
      fc.constantFrom('2025-12-31', '2026-02-28'),
      (facts, questions, lastDay) => {
        const nextDay = new Date(Date.parse(lastDay) + 86_400_000).toISOString().slice(0, 10);
        for (const question of questions) {
          const ask = (period: { from?: string; to?: string }) => {
            const { from: _, to: __, ...filters } = question.filters;
            const questionOfPeriod: Question = { ...question, filters: { ...filters, ...period } };
            return evaluateQuestion(questionOfPeriod, facts, randomContext).rows;
          };
          const bothPeriods = ask({});
          const partialRows = [...ask({ to: lastDay }), ...ask({ from: nextDay })];
          for (const row of bothPeriods) {
            const matchingRows = partialRows.filter((part) =>
              question.by.every((name) => part[name] === row[name]),
            );
            for (const name of question.measures) {
              expect(sumOf(matchingRows, name)).toBeCloseTo(Number(row[name]), 2);
            }
          }
          expect(new Set(bothPeriods.map((row) => keyOf(question, row)))).toEqual(
            new Set(partialRows.map((row) => keyOf(question, row))),
          );
        }
      },
    ),
    { numRuns: 12 },
  );
});

const keyOf = ({ by }: Question, row: AnswerRow) => JSON.stringify(by.map((name) => row[name]));

test('no answer names a hidden player or their vehicle', () => {
  fc.assert(
    fc.property(
      randomFacts,
      fc.array(randomQuestions, { minLength: 40, maxLength: 40 }),
      (facts, questions) => {
        const visible = facts.players.filter(
          ({ player_id: id }) => !sampleValues.hidden.some((hidden) => hidden === id),
        );
        const builds = new Set(visible.map(({ build }) => build));
        for (const question of questions) {
          const { rows } = evaluateQuestion(question, facts, randomContext);
          for (const { player, build } of rows) {
            expect(sampleValues.hidden).not.toContain(player);
            if (typeof build === 'string') expect(builds).toContain(build);
          }
        }
      },
    ),
    { numRuns: 12 },
  );
});

test('asking for a hidden player is like asking for one who never played', () => {
  fc.assert(
    fc.property(randomFacts, (facts) => {
      const ask = (id: string, by: Question['by']) =>
        evaluateQuestion(
          {
            facts: 'players',
            measures: ['games', 'players', 'damage', 'first'],
            by,
            per: [],
            filters: { player: [id] },
            minimums: [],
            order: [],
            limit: 100,
            offset: 0,
          },
          facts,
          randomContext,
        );
      expect(ask('hidden', [])).toEqual(ask('nobody', []));
      expect(ask('hidden', ['map'])).toEqual(ask('nobody', ['map']));
    }),
    { numRuns: 50 },
  );
});

test('hidden players count in answers that name nobody', () => {
  fc.assert(
    fc.property(
      randomFacts,
      fc.array(randomQuestions, { minLength: 40, maxLength: 40 }),
      (facts, questions) => {
        for (const question of questions.filter((question) => !isPersonal(question))) {
          expect(evaluateQuestion(question, facts, randomContext)).toEqual(
            evaluateQuestion(question, facts, contextWithoutHidden),
          );
        }
      },
    ),
    { numRuns: 12 },
  );
});

test('every dimension that names a person is marked as personal', () => {
  const personalNames = Object.entries(dimensions).flatMap(([name, dimension]) =>
    dimension.isPersonal ? name : [],
  );
  expect(personalNames).toEqual(['build', 'player']);
});
