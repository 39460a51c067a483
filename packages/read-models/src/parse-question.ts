import { ApiError, type QuestionQuery } from '@scrapboard/contract';
import { describeProblem, type Question, readQuestion } from '@scrapboard/questions';

/** Returns the question of a query; throws a bad request that explains what is not valid. */
export function parseQuestion(query: QuestionQuery): Question {
  const parameters = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const reading = readQuestion(parameters);
  if ('question' in reading) return reading.question;
  const { problems } = reading;
  const message = problems.map(describeProblem).join(' ');
  const fields = Object.fromEntries(
    problems.map((problem) => [problem.parameter, describeProblem(problem)]).reverse(),
  );
  throw new ApiError(400, 'bad_question', message, undefined, { fields });
}
