import type { Catalogue } from '@scrapboard/catalogue';
import {
  createQuestionContext,
  dimensions,
  type FactTable,
  type Question,
  type QuestionRows,
  questionParameters,
  questionSql,
  readAnswer,
} from '@scrapboard/questions';
import type { StatementRunner } from './create-statement-runner.ts';
import type { Facts } from './facts-reader.ts';

export type AnswerFromFiles = (
  question: Question,
  facts: Facts,
  hidden: ReadonlySet<string>,
  signal: AbortSignal,
) => Promise<QuestionRows>;

/** Creates a function that answers questions from files, with DuckDB. */
export function createAnswerFromFiles(
  runner: Pick<StatementRunner, 'run'>,
  catalogue: Pick<Catalogue, 'parts' | 'part' | 'seasons'>,
): AnswerFromFiles {
  const findUnlistedParts = createUnlistedPartFinder(runner, catalogue);
  return async (question, facts, hidden, signal) => {
    const unlistedParts = usesPartTraits(question)
      ? await findUnlistedParts(facts.files, signal)
      : [];
    const context = createQuestionContext(catalogue, hidden, unlistedParts);
    const { sql, values, plan } = questionSql(question, facts.files, context, facts.numbers);
    const name = String(new URLSearchParams(questionParameters(question)));
    return readAnswer(plan, await runner.run(name, { sql, params: values }, signal));
  };
}

/** Returns whether a question groups or filters by a trait of parts, which only the catalogue has. */
function usesPartTraits({ by, filters }: Question): boolean {
  const names: string[] = [...by, ...Object.keys(filters)];
  return names.some(
    (name) =>
      Object.hasOwn(dimensions, name) &&
      dimensions[name as keyof typeof dimensions].source.from === 'part',
  );
}

/**
 * Creates a function that returns the parts that facts have and the catalogue does not list. Files
 * never change, so each is read once; parts that are no longer in any file do no harm.
 */
function createUnlistedPartFinder(
  runner: Pick<StatementRunner, 'run'>,
  catalogue: Pick<Catalogue, 'parts'>,
): (files: Facts['files'], signal: AbortSignal) => Promise<string[]> {
  const listedParts = new Set(catalogue.parts().map(({ id }) => id));
  const unlistedParts = new Set<string>();
  let readPaths = new Set<string>();
  return async (files, signal) => {
    const table: FactTable = 'parts';
    const paths = files[table].map(({ path }) => path);
    const newPaths = paths.filter((path) => !readPaths.has(path));
    if (newPaths.length > 0) {
      const sql = 'select distinct part from read_parquet($1::varchar[])';
      const rows = await runner.run('parts', { sql, params: [newPaths] }, signal);
      for (const { part } of rows) {
        if (typeof part === 'string' && !listedParts.has(part)) unlistedParts.add(part);
      }
      readPaths = new Set(paths);
    }
    return [...unlistedParts];
  };
}
