import { matchNumbers } from '@scrapboard/contract/player-numbers';
import { questionParameters, readQuestion } from '@scrapboard/questions';
import {
  isStreak,
  recordBoardQuestion,
  recordDefinition,
  recordNames,
} from '@scrapboard/questions/boards';
import { expect, test } from 'vitest';
import { toQuestion } from '../../questions/to-question.ts';
import { aheadQuestion, playerBestQuestion, playerGamesQuestion } from './questions.ts';

test('every question of the records page is valid', () => {
  const questions = recordNames.flatMap((name) => [
    recordBoardQuestion(name),
    playerBestQuestion(name, '2@live'),
  ]);
  for (const pageQuestion of [
    ...questions,
    playerGamesQuestion('2@live'),
    aheadQuestion('damagePerMinute', {
      ...{ player: '2@live', match: '0000000000001', mode: 'conquer' },
      ...{ damagePerMinute: 1234.567, first: '2026-05-01T20:00:00.000Z' },
    }),
    aheadQuestion('winStreak', {
      ...{ player: '2@live', mode: 'conquer' },
      ...{ winStreak: 4, winStreakEnd: '2026-05-01T20:00:00.000Z' },
    }),
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
  const labelMeasures: string[] = numbers.map((name) => recordDefinition(name).labelMeasure);
  expect(labelMeasures.filter((name) => !name.includes('PerMinute')).toSorted()).toEqual(
    expected.toSorted(),
  );
});
