import type { DimensionName } from '@scrapboard/questions';
import type { Answer } from '../questions/question-query.ts';
import type { MarkedRows } from '../questions/use-marked-rows.ts';
import type { QuestionFilters } from '../questions/use-question-filters.ts';
import type { ExplorerSearch } from './explorer-search.ts';
import type { AnswerMatrix } from './to-matrix.ts';

/** The props of every chart of an answer. */
export interface ChartProps {
  /** The question in a few words. */
  name: string;
  state: QuestionFilters<ExplorerSearch>;
  answer: Answer;
  by: DimensionName;
  split: DimensionName | undefined;
  matrix: AnswerMatrix;
  /** The answers drawn beside everyone’s. */
  overlays: readonly MarkedRows[];
}
