import type { QuestionAnswer } from '@scrapboard/contract';
import type { KeptAnswer } from './answer-forms.ts';

/** What is added to a kept answer whenever it is returned. */
type Stamp = Pick<QuestionAnswer, 'asOf' | 'outdated'>;

/** Creates the function that adds the time of the facts to a kept answer, and whether it is outdated. */
export function createAnswerStamp(): (answer: KeptAnswer, stamp: Stamp) => QuestionAnswer {
  /** What was returned for a kept answer, so that it is the same object each time and serialized once. */
  const returnedAnswers = new WeakMap<KeptAnswer, QuestionAnswer>();
  return (answer, stamp) => {
    const returned = returnedAnswers.get(answer);
    if (returned?.asOf === stamp.asOf && returned.outdated === stamp.outdated) return returned;
    const stampedAnswer = { ...stamp, ...answer };
    returnedAnswers.set(answer, stampedAnswer);
    return stampedAnswer;
  };
}
