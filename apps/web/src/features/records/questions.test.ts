import { matchNumbers } from '@scrapboard/contract/player-numbers';
import { questionParameters, readQuestion } from '@scrapboard/questions';
import {
  isStreak,
  recordBoardQuestion,
  recordNames,
  recordNumber,
} from '@scrapboard/questions/boards';
import { expect, test } from 'vitest';
import { toQuestion } from '../../questions/to-question.ts';
import { betterValuesQuestion, personalBestQuestion } from './questions.ts';

test('every question of the records page is valid', () => {
  const questions = recordNames.flatMap((name) => [
    recordBoardQuestion(name),
    personalBestQuestion(name, '2@live'),
  ]);
  for (const pageQuestion of [
    ...questions,
    betterValuesQuestion('damage', 1234.5),
    betterValuesQuestion('winStreak', 4),
  ]) {
    const { question } = toQuestion(pageQuestion, { map: ['port'], season: ['2026-q1'] });
    expect(readQuestion(questionParameters(question))).toEqual({ question });
  }
});

test('every number of a match that is better when high is a record', () => {
  const excluded = new Set(['deaths', 'duration']);
  const expected = matchNumbers.flatMap(({ name, fold }) =>
    fold === 'range' && !excluded.has(name) ? name : [],
  );
  const numbers = recordNames.filter((name) => !isStreak(name));
  const recordTexts: string[] = numbers.map((name) => recordNumber(name).text);
  expect(recordTexts.filter((name) => !name.includes('PerMinute')).toSorted()).toEqual(
    expected.toSorted(),
  );
});
