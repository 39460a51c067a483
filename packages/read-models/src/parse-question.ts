import { ApiError, type QuestionQuery } from '@scrapboard/contract';
import { describeProblem, type Question, readQuestion } from '@scrapboard/questions';

/** Returns the question of a query; throws an `ApiError` (400) that says which parameters are invalid and why. */
export function parseQuestion(query: QuestionQuery): Question {
  const parameters = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const readResult = readQuestion(parameters);
  if ('question' in readResult) return readResult.question;
  const { problems } = readResult;
  const message = problems.map(describeProblem).join(' ');
  // Reversed, because of several problems of a parameter the last one would win.
  const fields = Object.fromEntries(
    problems.map((problem) => [problem.parameter, describeProblem(problem)]).reverse(),
  );
  throw new ApiError(400, 'bad_question', message, undefined, { fields });
}
