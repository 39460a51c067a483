import {
  type DimensionName,
  dimensions,
  type FactTable,
  type Filters,
  type Question,
  type SpecialFilterName,
  specialFilters,
} from '@scrapboard/questions';
import { completeQuestion } from '@scrapboard/questions/boards';
import type { PageQuestion } from './page-question.ts';
import type { PageFilters } from './question-filters.ts';

const isDimension = (name: string): name is DimensionName => Object.hasOwn(dimensions, name);
const isSpecialFilter = (name: string): name is SpecialFilterName =>
  Object.hasOwn(specialFilters, name);

/** Returns whether a filter applies to a table of facts. */
function appliesTo(facts: FactTable, name: string): boolean {
  const tables: readonly FactTable[] | undefined = isDimension(name)
    ? dimensions[name].facts
    : isSpecialFilter(name)
      ? specialFilters[name].facts
      : undefined;
  return tables === undefined || tables.includes(facts);
}

export interface ResolvedQuestion {
  question: Question;
  /** Filters of the page that do not apply to the facts, which a card has to mention. */
  ignored: (keyof Filters)[];
}

/** Returns a page’s question with the page’s filters. */
export function toQuestion(
  pageQuestion: PageQuestion,
  { zone, ...pageFilters }: PageFilters,
): ResolvedQuestion {
  const { facts, by = [], per = [] } = pageQuestion;
  const names = Object.keys(pageFilters) as (keyof Filters)[];
  const ignored = names.filter((name) => !appliesTo(facts, name));
  const applied = Object.entries(pageFilters).filter(([name]) => appliesTo(facts, name));
  const question = completeQuestion(pageQuestion, Object.fromEntries(applied));
  const usedNames: string[] = [...by, ...per, ...Object.keys(question.filters)];
  const dependsOnZone = usedNames.includes('weekday') || usedNames.includes('hour');
  return {
    question: { ...question, ...(dependsOnZone && zone !== undefined && { zone }) },
    ignored,
  };
}
