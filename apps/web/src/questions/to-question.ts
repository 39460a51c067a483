import {
  type DimensionName,
  dimensions,
  type FactTable,
  type Filters,
  type Question,
  type SpecialFilterName,
  specialFilters,
} from '@scrapboard/questions';
import type { PageQuestion } from './page-question.ts';
import type { PageFilters } from './question-filters.ts';

/** Pages show complete lists; none has more rows than this. */
const DEFAULT_PAGE_LIMIT = 1000;

const isDimension = (name: string): name is DimensionName => Object.hasOwn(dimensions, name);
const isSpecial = (name: string): name is SpecialFilterName => Object.hasOwn(specialFilters, name);

/** Returns whether a filter applies to a table of facts. */
function appliesTo(facts: FactTable, name: string): boolean {
  const tables: readonly FactTable[] | undefined = isDimension(name)
    ? dimensions[name].facts
    : isSpecial(name)
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
export function toQuestion(asked: PageQuestion, { zone, ...page }: PageFilters): ResolvedQuestion {
  const { facts, by = [], per = [] } = asked;
  const names = Object.keys(page) as (keyof Filters)[];
  const ignored = names.filter((name) => !appliesTo(facts, name));
  const applied = Object.entries(page).filter(([name]) => appliesTo(facts, name));
  const filters: Filters = { ...Object.fromEntries(applied), ...asked.filters };
  const named: string[] = [...by, ...per, ...Object.keys(filters)];
  const dependsOnZone = named.includes('weekday') || named.includes('hour');
  const question: Question = {
    facts,
    measures: asked.measures,
    by,
    per,
    filters,
    minimums: asked.minimums ?? [],
    order: asked.order ?? [],
    ...(dependsOnZone && zone !== undefined && { zone }),
    ...(asked.bin !== undefined && { bin: asked.bin }),
    limit: asked.limit ?? DEFAULT_PAGE_LIMIT,
    offset: 0,
    ...(asked.isTop === true && { isTop: true as const }),
  };
  return { question, ignored };
}
