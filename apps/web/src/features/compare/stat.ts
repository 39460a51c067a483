import type { Measure } from '@scrapboard/questions';
import type { ExplainedStat } from '../../explain/explained-stats.ts';
import type { MeasureName } from '../../questions/page-question.ts';

/** A row of the table of numbers. */
export interface Stat {
  /** The key of its values in the rows of subjects. */
  name: string;
  text: string;
  explained: ExplainedStat | undefined;
  /** Undefined for ratings, which no question answers. */
  measure: (Measure & { name: MeasureName }) | undefined;
}
