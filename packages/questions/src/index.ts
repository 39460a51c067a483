export { addCountingColumns } from './add-counting-columns.ts';
export { PART_ID_PATTERN } from './carried-parts.ts';
export type { Dimension, PartTraits } from './dimensions/dimension.ts';
export { type DimensionName, dimensions, dimensionsOf } from './dimensions/dimensions.ts';
export type { FormattedKey } from './dimensions/key-codec.ts';
export { evaluateQuestion, type FactRows } from './evaluate/evaluate-question.ts';
export * from './fact-tables.ts';
export type { AnswerRow, QuestionRows } from './finish-answer.ts';
export {
  type MeasureValue,
  type Quantiles,
  quantileNames,
} from './measures/create-measure-reader.ts';
export type { Measure, MeasureUnit } from './measures/measure.ts';
export { measures } from './measures/measures.ts';
export { valueFields } from './measures/value-fields.ts';
export { type Period, periodOf } from './period.ts';
export { describeProblem, type Problem } from './problem.ts';
export * from './question.ts';
export { createQuestionContext, type QuestionContext } from './question-context.ts';
export { type SpecialFilterName, specialFilters } from './special-filters.ts';
export type { FactFile, FactFiles, FileTable } from './sql/fact-files.ts';
export type { SqlParameter } from './sql/parameters.ts';
export { type QuestionStatement, questionSql } from './sql/question-sql.ts';
export { readAnswer } from './sql/read-answer.ts';
export { filterParameters, questionParameters } from './url/question-parameters.ts';
export {
  NON_FILTER_PARAMETERS,
  type QuestionReadResult,
  readQuestion,
} from './url/read-question.ts';
