import { type FactTable, type Measure, measures } from '@scrapboard/questions';
import type { MeasureName } from './page-question.ts';

/** Returns a measure’s entry in the registry. */
export function measureOf(facts: FactTable, name: MeasureName): Measure {
  const measure = measures[facts][name];
  if (measure === undefined) throw new Error(`Facts of ${facts} have no measure “${name}”.`);
  return measure;
}
