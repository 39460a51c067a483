import type { Filters, Question } from '../question.ts';

/** A question of a page; its filters, and what most questions have in common, may be left out. */
export type PartialQuestion = Pick<Question, 'facts' | 'measures'> &
  Partial<Omit<Question, 'facts' | 'measures' | 'offset'>>;

/** Pages show complete lists; those that may be longer set a limit of their own. */
const DEFAULT_PAGE_LIMIT = 1000;

/** Returns a question with the filters of a page; its own take precedence. */
export function completeQuestion(question: PartialQuestion, filters: Filters): Question {
  return {
    ...{ by: [], per: [], minimums: [], order: [], limit: DEFAULT_PAGE_LIMIT, offset: 0 },
    ...question,
    filters: { ...filters, ...question.filters },
  };
}
