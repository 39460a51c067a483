import type { BoardQuestion } from '@scrapboard/read-models';
import {
  isRanked,
  type KeptAnswer,
  type KeptRankings,
  type RankedQuestion,
} from './answer-forms.ts';
import type { AskedQuestion } from './create-asked-questions.ts';
import { NEXT_DAY_LEAD_MS } from './create-board-questions.ts';
import type { AnswersState, Preparation } from './keep-answers-ready.ts';
import { hiddenKey } from './question-key.ts';

/** Answers a question into the cache, unless its answer is there; null without facts. */
export interface Preparer {
  rows(question: AskedQuestion, signal: AbortSignal): Promise<KeptAnswer | null>;
  rankings(question: RankedQuestion, signal: AbortSignal): Promise<KeptRankings | null>;
}

/** Returns what prepared answers depend on, for facts of a version and the players who are hidden. */
export function answersStateOf(version: string, hidden: readonly string[]): AnswersState {
  const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);
  const now = Date.now();
  return {
    // Periods are counted back from a day.
    answers: `${version} ${dayAt(now)} ${hiddenKey(hidden)}`,
    boards: `${dayAt(now + NEXT_DAY_LEAD_MS)} ${hiddenKey(hidden)}`,
  };
}

/** Returns the preparation of what somebody asked. */
export function prepareAsked(question: AskedQuestion, preparer: Preparer): Preparation {
  return async (signal) => {
    if (isRanked(question)) await preparer.rankings(question, signal);
    else await preparer.rows(question, signal);
    return [];
  };
}

/** Returns the preparation of a question of a board and of what its page asks next, without the players who are hidden. */
export function prepareForBoard(
  boardQuestion: BoardQuestion,
  hidden: readonly string[],
  preparer: Preparer,
): Preparation {
  const prepareNext = (next: readonly BoardQuestion[] = []) =>
    next.map((nextQuestion) => prepareForBoard(nextQuestion, hidden, preparer));
  return async (signal) => {
    const { question, ranking } = boardQuestion;
    if (ranking === undefined) {
      const answer = await preparer.rows({ question, hidden }, signal);
      return prepareNext(answer === null ? [] : boardQuestion.next?.(answer.rows));
    }
    const kept = await preparer.rankings({ question, ranking, hidden }, signal);
    return prepareNext(kept === null ? [] : boardQuestion.next?.(kept.rankings));
  };
}
