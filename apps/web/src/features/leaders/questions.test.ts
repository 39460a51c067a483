import { leaderMeasures } from '@scrapboard/contract/leader-rules';
import { partPageKinds } from '@scrapboard/contract/part-page-kinds';
import { questionParameters, readQuestion } from '@scrapboard/questions';
import {
  boardNumbersQuestion,
  partMonthsQuestion,
  partPlayersQuestion,
} from '@scrapboard/questions/boards';
import { expect, test } from 'vitest';
import { toQuestion } from '../../questions/to-question.ts';

test('every question of the leader pages is valid', () => {
  for (const kind of partPageKinds) {
    const questions = leaderMeasures.flatMap((by) => [
      partPlayersQuestion(kind, 'CarPart_Gun_Shotgun', by, 20),
      partMonthsQuestion(kind, 'CarPart_Gun_Shotgun', by, 20),
    ]);
    for (const pageQuestion of [
      ...questions,
      boardNumbersQuestion(kind, 'CarPart_Gun_Shotgun', ['1', '2@live']),
    ]) {
      const { question } = toQuestion(pageQuestion, { from: '2026-01-01', map: ['port'] });
      expect(readQuestion(questionParameters(question))).toEqual({ question });
    }
  }
});
