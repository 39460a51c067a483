import { type Dimension, type DimensionName, dimensions } from '@scrapboard/questions';
import { type FactMeasure, measureDefinition } from './fact-measure.ts';

/** Why a measure cannot be grouped by some dimensions, and which one is the reason. */
export type Incompatibility =
  | { reason: 'notRecorded' | 'onlyFilter' | 'wholeMatches' | 'repeated'; dimension: DimensionName }
  | { reason: 'prices' };

/** Returns why a question cannot be asked, in the order of its dimensions; null if it can. */
export function findIncompatibility(
  factMeasure: FactMeasure,
  by: readonly (DimensionName | undefined)[],
): Incompatibility | null {
  const measure = measureDefinition(factMeasure);
  if (measure.requiredFilter === 'prices') return { reason: 'prices' };
  const dimensionNames = by.filter((name) => name !== undefined);
  for (const [index, name] of dimensionNames.entries()) {
    const { facts, isPerMatch }: Dimension = dimensions[name];
    if (!facts.includes(factMeasure.facts)) return { reason: 'notRecorded', dimension: name };
    if (measure.excludedDimension === name) return { reason: 'onlyFilter', dimension: name };
    if (measure.isPerMatch === true && !isPerMatch) {
      return { reason: 'wholeMatches', dimension: name };
    }
    if (dimensionNames.indexOf(name) < index) return { reason: 'repeated', dimension: name };
  }
  return null;
}
