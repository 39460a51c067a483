import type { QuestionAnswer } from '@scrapboard/contract';
import type { KeptAnswer } from './answer-forms.ts';

/** Creates the function that adds the time of the facts to a kept answer. */
export function createAnswerStamp(): (answer: KeptAnswer, asOf: string) => QuestionAnswer {
  /** What was returned for a kept answer, so that it is the same object each time and serialized once. */
  const returnedAnswers = new WeakMap<KeptAnswer, QuestionAnswer>();
  return (answer, asOf) => {
    const returnedAnswer = returnedAnswers.get(answer);
    if (returnedAnswer?.asOf === asOf) return returnedAnswer;
    const stampedAnswer = { asOf, ...answer };
    returnedAnswers.set(answer, stampedAnswer);
    return stampedAnswer;
  };
}
