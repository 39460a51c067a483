import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluateQuestion, type FactRows } from './evaluate/evaluate-question.ts';
import { randomContext, randomFacts, sampleValues } from './testing/random-facts.ts';
import { readQuestion } from './url/read-question.ts';

const someParts = fc.subarray([...sampleValues.parts], { minLength: 0, maxLength: 2 });

function ask(facts: FactRows, query: Record<string, string>) {
  const readResult = readQuestion(Object.entries({ limit: '10000', ...query }));
  if ('problems' in readResult) throw new Error(JSON.stringify(readResult.problems));
  return evaluateQuestion(readResult.question, facts, randomContext).rows;
}

test('builds are selected by the parts that any match has shown of them, unknown builds never', () => {
  fc.assert(
    fc.property(randomFacts, someParts, someParts, (facts, carrying, notCarrying) => {
      fc.pre(carrying.length + notCarrying.length > 0);
      const partsOf = (build: string) =>
        facts.parts.flatMap((row) => (row.build === build ? row.part : []));
      const expected = new Set(
        facts.players.flatMap(({ build, player_id: player }) => {
          if (build === null || sampleValues.hidden.some((hidden) => hidden === player)) return [];
          const parts = partsOf(build);
          const isSelected =
            carrying.every((part) => parts.includes(part)) &&
            !notCarrying.some((part) => parts.includes(part));
          return isSelected ? build : [];
        }),
      );
      const filters = { carrying: carrying.join(), notCarrying: notCarrying.join() };
      const query = { facts: 'players', measures: 'appearances', ...filters };
      const rows = ask(facts, { ...query, by: 'build' });
      expect(new Set(rows.map(({ build }) => build))).toEqual(expected);
      // Hidden players are left out of the total too: enough parts identify a build.
      const visible = facts.players.filter(
        ({ build, player_id: player }) =>
          expected.has(build ?? '') && !sampleValues.hidden.some((hidden) => hidden === player),
      );
      expect(ask(facts, query)).toEqual([{ appearances: visible.length }]);
    }),
    { numRuns: 100 },
  );
});

test('different parts are counted once, however many vehicles carry them', () => {
  fc.assert(
    fc.property(randomFacts, (facts) => {
      const [row] = ask(facts, { facts: 'parts', measures: 'differentParts', carried: 'true' });
      expect(row?.differentParts).toBe(new Set(facts.parts.map(({ part }) => part)).size);
    }),
    { numRuns: 20 },
  );
});
