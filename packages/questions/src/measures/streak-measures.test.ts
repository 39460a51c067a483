import { foldStreaks, type Result } from '@scrapboard/statistics';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluateQuestion } from '../evaluate/evaluate-question.ts';
import { randomContext, randomFacts } from '../testing/random-facts.ts';
import { readQuestion } from '../url/read-question.ts';

const questionOf = (text: string) => {
  const readResult = readQuestion(new URLSearchParams(text));
  if ('problems' in readResult) throw new Error(JSON.stringify(readResult.problems));
  return readResult.question;
};
const context = { ...randomContext, hidden: new Set<string>() };

test('the longest streak of wins is that of folding the results one by one', () => {
  const question = questionOf(
    'facts=players&measures=winStreak,winStreakEnd&by=player,mode&limit=1000',
  );
  fc.assert(
    fc.property(randomFacts, (facts) => {
      const { rows } = evaluateQuestion(question, facts, context);
      for (const { player, mode, winStreak, winStreakEnd } of rows) {
        const played = facts.players
          .filter((row) => row.player_id === player && row.mode === mode)
          .toSorted(
            (a, b) => a.started_at - b.started_at || Number(a.match_id) - Number(b.match_id),
          );
        const streaks = foldStreaks(played.map(({ result }) => result as Result));
        expect(winStreak).toBe(streaks.longestWin);
        // Up to its last match, the current streak is the longest one.
        const end = played.findIndex(
          (row) => new Date(row.started_at).toISOString() === winStreakEnd && row.result === 1,
        );
        expect(end >= 0).toBe(streaks.longestWin > 0);
      }
    }),
    { numRuns: 30 },
  );
});

test('a streak is of one player', () => {
  const readResult = readQuestion(new URLSearchParams('facts=players&measures=winStreak&by=mode'));
  expect(readResult).toMatchObject({ problems: [{ parameter: 'measures', value: 'winStreak' }] });
  questionOf('facts=players&measures=winStreak&by=mode&player=2');
});
