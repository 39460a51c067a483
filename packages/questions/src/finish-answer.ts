import type { FormattedKey } from './dimensions/key-codec.ts';
import { type Group, indexAggregates } from './group.ts';
import { createMeasureReader, type MeasureValue } from './measures/create-measure-reader.ts';
import type { Plan } from './plan.ts';
import { sortGroups } from './sort-groups.ts';

/** A group of an answer: the values of its dimensions and measures by name. */
export type AnswerRow = Record<string, FormattedKey | MeasureValue>;

export interface QuestionRows {
  rows: AnswerRow[];
  /** How many groups there are, of which `rows` are a part. */
  total: number;
  /** Whether there are groups after these. */
  truncated: boolean;
}

/** Returns the part of all groups that a question asks for, in its order. */
export function finishAnswer(plan: Plan, groups: readonly Group[]): QuestionRows {
  const sorted = sortGroups(plan, groups);
  return finishPage(plan, sorted.slice(plan.offset, plan.offset + plan.limit), groups.length);
}

/**
 * Returns the answer from the groups of the requested page, in order; `groupCount` is how many groups
 * there are in all.
 */
export function finishPage(plan: Plan, page: readonly Group[], groupCount: number): QuestionRows {
  const total = plan.isTopOnly ? plan.offset + page.length : groupCount;
  const indexOf = indexAggregates(plan);
  const readers = plan.measures.map(({ name, measure }) => ({
    name,
    read: createMeasureReader(measure, indexOf),
  }));
  const rows = page.map(({ keys, values }) => {
    const row: AnswerRow = {};
    plan.by.forEach(({ name, codec }, index) => {
      row[name] = codec.format(keys[index] ?? null);
    });
    for (const { name, read } of readers) row[name] = read(values);
    return row;
  });
  return { rows, total, truncated: total > plan.offset + page.length };
}
