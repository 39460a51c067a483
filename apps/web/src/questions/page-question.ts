import type { DimensionName, FactTable, Filters } from '@scrapboard/questions';
import type { TextAreas } from '../i18n/text-areas.ts';

/** A measure’s name; a test checks that exactly the measures in the registry have texts. */
export type MeasureName = keyof TextAreas['questions']['measures'];

/**
 * A question of a page, without what its filter bar selects. Pages list theirs in `questions.ts`
 * beside them, which Node reads as well, so that benchmarks and tests ask the same questions.
 */
export interface PageQuestion {
  facts: FactTable;
  measures: readonly MeasureName[];
  by?: readonly DimensionName[];
  /** See `Question.per`: rows then have `units`, and quantiles of the units’ measures. */
  per?: readonly DimensionName[];
  /** Bins of a measure, see `Question.bin`; the `bin` of a row is where its bin begins. */
  bin?: { measure: MeasureName; width: number };
  /** The question’s own filters, which take precedence over the page’s. */
  filters?: Filters;
  minimums?: readonly { measure: MeasureName; atLeast: number }[];
  order?: readonly { name: MeasureName | DimensionName | 'bin'; descending: boolean }[];
  /** See `Question.before`. */
  before?: readonly string[];
  /** See `Question.isTopOnly`. */
  isTopOnly?: true;
  /** 1,000 by default, more than the lists of most pages have. */
  limit?: number;
}

/** The names of the fields of rows of an answer. */
export type RowField<Q extends PageQuestion> =
  | Q['measures'][number]
  | (Q extends { by: readonly (infer By extends DimensionName)[] } ? By : never)
  | 'units'
  | 'bin';
