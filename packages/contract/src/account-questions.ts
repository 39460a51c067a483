import * as z from 'zod/mini';
import { accountTexts, nameField } from './account-fields.ts';
import { instant } from './primitives.ts';

export const MAX_ACCOUNT_QUESTIONS = 100;
/** How many questions a dashboard has. */
export const MAX_PINNED_QUESTIONS = 12;
export const MAX_QUESTION_NAME_LENGTH = 80;
export const MAX_QUESTION_QUERY_LENGTH = 4000;

/** `POST /api/account/questions` */
export const saveQuestionBody = z.object({
  name: nameField(accountTexts.nameRequired).check(
    z.maxLength(MAX_QUESTION_NAME_LENGTH, { error: 'Must be at most 80 characters' }),
  ),
  /** What follows the `?` of the explorer’s URL. */
  query: z
    .string()
    .check(
      z.maxLength(MAX_QUESTION_QUERY_LENGTH, { error: 'This question is too long', abort: true }),
      z.regex(/^[\w.~*%+!'(),:;@/?&=-]*$/, { error: 'Is not the query of a URL' }),
    ),
});

/** `PUT /api/account/questions/pins` */
export const pinQuestionsBody = z.object({
  /** The questions of the dashboard, in its order; all others are removed from it. */
  ids: z.array(z.uuid()).check(z.maxLength(MAX_PINNED_QUESTIONS)),
});

/** A question of the explorer saved in an account. */
export const accountQuestion = z.object({
  id: z.string(),
  name: z.string(),
  query: z.string(),
  /** Its place on the dashboard, from 0; null if it is not there. */
  pin: z.nullable(z.number()),
  savedAt: instant,
});
/** Newest first. */
export const accountQuestions = z.object({ questions: z.array(accountQuestion) });
export type AccountQuestions = z.infer<typeof accountQuestions>;
export type AccountQuestion = z.infer<typeof accountQuestion>;
