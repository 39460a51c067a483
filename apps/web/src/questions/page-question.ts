import type { DimensionName, FactTable, Filters } from '@scrapboard/questions';
import type { TextAreas } from '../i18n/text-areas.ts';

/** A measure’s name: exactly those of the registry have a text, which a test holds. */
export type MeasureName = keyof TextAreas['questions']['measures'];

/**
 * A question of a page, without what its filter bar selects. Pages list theirs in `questions.ts`
 * beside them, which Node reads as well: benchmarks and tests ask the same ones.
 */
export interface PageQuestion {
  facts: FactTable;
  measures: readonly MeasureName[];
  by?: readonly DimensionName[];
  /** See `Question.per`: rows then tell `units`, and quantiles of the units’ measures. */
  per?: readonly DimensionName[];
  /** Bins of a measure, see `Question.bin`; rows then tell where theirs begins. */
  bin?: { measure: MeasureName; width: number };
  /** What the question itself selects; it wins over a filter of the page. */
  filters?: Filters;
  minimums?: readonly { measure: MeasureName; atLeast: number }[];
  order?: readonly { name: MeasureName | DimensionName | 'bin'; descending: boolean }[];
  /** 1,000 by default: pages show whole lists. */
  limit?: number;
}

/** What rows of an answer have. */
export type RowName<Asked extends PageQuestion> =
  | Asked['measures'][number]
  | (Asked extends { by: readonly (infer By extends DimensionName)[] } ? By : never)
  | 'units'
  | 'bin';
