import type { QuestionAnswer } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import { createAnswerSerializer } from './create-answer-serializer.ts';

test('an answer is written once, and its stamp each time', () => {
  let writeCount = 0;
  const row = {
    games: 3,
    toJSON() {
      writeCount += 1;
      return { games: 3 };
    },
  };
  const answer = {
    ...{ asOf: '2026-05-07T20:00:00.000Z', version: 'v1', outdated: false },
    ...{ rows: [row], names: { map: { a: 'A, "B"' } }, total: 1, truncated: false },
  } as unknown as QuestionAnswer;
  const serialize = createAnswerSerializer();
  const expected = { ...answer, rows: [{ games: 3 }] };
  expect(JSON.parse(serialize(answer))).toEqual(expected);
  const later = { ...answer, asOf: '2026-05-07T20:01:00.000Z', outdated: true };
  expect(JSON.parse(serialize(later))).toEqual({ ...later, rows: expected.rows });
  expect(writeCount).toBe(1);
  serialize({ ...answer, rows: [...answer.rows] });
  expect(writeCount).toBe(2);
});
