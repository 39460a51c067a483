import { matchNumbers } from '@scrapboard/contract/player-numbers';
import { questionParameters, readQuestion } from '@scrapboard/questions';
import { expect, test } from 'vitest';
import { toQuestion } from '../../questions/to-question.ts';
import { bestMatches, bestMatchOf, betterMatches, seasonOf } from './questions.ts';
import { recordNames, recordNumber } from './record-numbers.ts';

test('every question of the records page is valid', () => {
  const questions = recordNames.flatMap((name) => [bestMatches(name), bestMatchOf(name, '2@live')]);
  for (const pageQuestion of [
    ...questions,
    betterMatches('damage', 1234.5),
    seasonOf('2026-02-03'),
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
  const shown: string[] = recordNames.map((name) => recordNumber(name).text);
  expect(shown.filter((name) => !name.includes('PerMinute')).toSorted()).toEqual(
    expected.toSorted(),
  );
});
