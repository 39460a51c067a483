import type { DimensionName } from '../dimensions/dimensions.ts';
import { type FactTable, factTables } from '../fact-tables.ts';
import type { Problem } from '../problem.ts';
import {
  type Bin,
  DEFAULT_LIMIT,
  type Filters,
  MAX_LIMIT,
  MAX_OFFSET,
  type Minimum,
  type Order,
  type Question,
} from '../question.ts';
import { isZone } from '../zone-steps.ts';
import { findConflicts } from './find-conflicts.ts';
import { readBefore } from './read-before.ts';
import { readFilters } from './read-filters.ts';
import { readBin, readMinimums, readOrder } from './read-lists.ts';
import { readDimensions, readMeasures } from './read-names.ts';

export type QuestionReadResult = { question: Question } | { problems: Problem[] };

/** The state of reading parameters, which collects the problems. */
export interface ReadState {
  facts: FactTable;
  problems: Problem[];
}

/** The parameters of a question that are not filters. */
export const NON_FILTER_PARAMETERS: readonly string[] = [
  'facts',
  'measures',
  'by',
  'per',
  'bin',
  'min',
  'sort',
  'before',
  'zone',
  'limit',
  'offset',
  'top',
];

/**
 * Returns the question in a URL’s parameters, or all problems that make it invalid. Several
 * values of a parameter are separated by commas.
 */
export function readQuestion(parameters: Iterable<readonly [string, string]>): QuestionReadResult {
  const texts = new Map<string, string>();
  for (const [name, text] of parameters) {
    const previous = texts.get(name);
    // Empty values count as missing: forms send fields that nobody filled in.
    if (text !== '') texts.set(name, previous === undefined ? text : `${previous},${text}`);
  }
  const facts = texts.get('facts');
  if (facts === undefined || !isFactTable(facts)) {
    const expected = `Ask for one of ${Object.keys(factTables).join(', ')}.`;
    return { problems: [{ parameter: 'facts', value: facts ?? null, expected }] };
  }
  const state: ReadState = { facts, problems: [] };
  const list = (name: string) => splitList(texts.get(name));
  const measures: string[] = readMeasures(list('measures'), state);
  const by: DimensionName[] = readDimensions('by', list('by'), state);
  const per: DimensionName[] = readDimensions('per', list('per'), state);
  const bin: Bin | undefined = readBin(texts.get('bin'), per.length > 0, state);
  const filterTexts = [...texts].filter(([name]) => !NON_FILTER_PARAMETERS.includes(name));
  const filters: Filters = readFilters(filterTexts, NON_FILTER_PARAMETERS, state);
  const minimums: Minimum[] = readMinimums(list('min'), state);
  const order: Order[] = readOrder(list('sort'), bin === undefined ? by : [...by, 'bin'], state);
  const before = readBefore(texts.get('before'), order, state);
  const zone = readZone(texts.get('zone'), state);
  const question: Question = {
    facts,
    measures,
    by,
    per,
    ...(bin !== undefined && { bin }),
    filters,
    minimums,
    order,
    ...(before !== undefined && { before }),
    ...(zone !== undefined && { zone }),
    limit: readNumber(
      'limit',
      texts.get('limit'),
      { from: 1, to: MAX_LIMIT },
      state,
      DEFAULT_LIMIT,
    ),
    offset: readNumber('offset', texts.get('offset'), { from: 0, to: MAX_OFFSET }, state, 0),
    ...(readTop(texts.get('top'), state) && { isTopOnly: true }),
  };
  const { problems } = state;
  if (problems.length === 0) problems.push(...findConflicts(question));
  return problems.length === 0 ? { question } : { problems };
}

function isFactTable(name: string): name is FactTable {
  return Object.hasOwn(factTables, name);
}

/** Returns the values in a parameter, each once. */
export function splitList(text: string | undefined): string[] {
  const values = (text ?? '').split(',').map((value) => value.trim());
  return [...new Set(values.filter((value) => value !== ''))];
}

function readZone(text: string | undefined, { problems }: ReadState): string | undefined {
  if (text === undefined || text === 'UTC') return undefined;
  if (isZone(text)) return text;
  problems.push({
    parameter: 'zone',
    value: text,
    expected: 'It takes the name of a time zone, Europe/Berlin.',
  });
  return undefined;
}

function readTop(text: string | undefined, { problems }: ReadState): boolean {
  if (text === undefined || text === 'false') return false;
  if (text !== 'true') problems.push({ parameter: 'top', value: text, expected: 'It takes true.' });
  return text === 'true';
}

function readNumber(
  parameter: string,
  text: string | undefined,
  { from, to }: { from: number; to: number },
  { problems }: ReadState,
  defaultValue: number,
): number {
  if (text === undefined) return defaultValue;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= from && value <= to) return value;
  problems.push({
    parameter,
    value: text,
    expected: `It takes a whole number from ${from} to ${to}.`,
  });
  return defaultValue;
}
