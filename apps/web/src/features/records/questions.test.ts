import { matchNumbers } from '@scrapboard/contract/player-numbers';
import { questionParameters, readQuestion } from '@scrapboard/questions';
import { expect, test } from 'vitest';
import { toQuestion } from '../../questions/to-question.ts';
import { isStreak, recordNames, recordNumber } from '../../records/record-numbers.ts';
import { bestOf, betterThan, boardQuestion } from './questions.ts';

test('every question of the records page is valid', () => {
  const questions = recordNames.flatMap((name) => [boardQuestion(name), bestOf(name, '2@live')]);
  for (const pageQuestion of [
    ...questions,
    betterThan('damage', 1234.5),
    betterThan('winStreak', 4),
  ]) {
    const { question } = toQuestion(pageQuestion, { map: ['port'], season: ['2026-q1'] });
    expect(readQuestion(questionParameters(question))).toEqual({ question });
  }
});

test('every number of a match that is better when high is a record', () => {
  const left = new Set(['deaths', 'duration']);
  const expected = matchNumbers.flatMap(({ name, fold }) =>
    fold === 'range' && !left.has(name) ? name : [],
  );
  const numbers = recordNames.filter((name) => !isStreak(name));
  const shown: string[] = numbers.map((name) => recordNumber(name).text);
  expect(shown.filter((name) => !name.includes('PerMinute')).toSorted()).toEqual(
    expected.toSorted(),
  );
});
