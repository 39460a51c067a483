import { type Dimension, type DimensionName, dimensions } from '@scrapboard/questions';
import type { PageFilters } from '../questions/question-filters.ts';
import { type FactMeasure, measureDefinition } from './fact-measure.ts';

/** Filters that select all players of a match or none, besides dimensions. */
const MATCH_FILTERS: readonly string[] = ['from', 'to', 'zone', 'length', 'confirmed'];

/**
 * Returns a page’s filters without those that do not apply to a measure of whole matches, because
 * they select some of the players of a match.
 */
export function applicableFilters(
  factMeasure: FactMeasure,
  filters: PageFilters,
): { filters: PageFilters; ignored: string[] } {
  if (measureDefinition(factMeasure).isPerMatch !== true) return { filters, ignored: [] };
  const fits = (name: string) => {
    if (!Object.hasOwn(dimensions, name)) return MATCH_FILTERS.includes(name);
    const dimension: Dimension = dimensions[name as DimensionName];
    return dimension.isPerMatch;
  };
  const entries = Object.entries(filters);
  return {
    filters: Object.fromEntries(entries.filter(([name]) => fits(name))) as PageFilters,
    ignored: entries.map(([name]) => name).filter((name) => !fits(name)),
  };
}
