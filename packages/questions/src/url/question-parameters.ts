import { dimensions } from '../dimensions/dimensions.ts';
import { DEFAULT_LIMIT, type Question } from '../question.ts';
import { specialFilters } from '../special-filters.ts';

/**
 * Returns a question as the parameters of a URL, in a fixed order, so that equal questions have equal
 * URLs; `readQuestion` is the inverse.
 */
export function questionParameters(question: Question): [name: string, value: string][] {
  const { facts, measures, by, per, bin, filters, minimums, order, before } = question;
  const { zone, limit, offset, isTopOnly } = question;
  const parameters: [string, string | undefined][] = [
    ['facts', facts],
    ['measures', measures.join(',')],
    ['by', by.join(',')],
    ['per', per.join(',')],
    ['bin', bin === undefined ? undefined : `${bin.measure}:${bin.width}`],
    ...filterParameters(filters),
    ['min', minimums.map(({ measure, atLeast }) => `${measure}:${atLeast}`).join(',')],
    ['sort', order.map(({ name, descending }) => (descending ? `-${name}` : name)).join(',')],
    ['before', before?.join(',')],
    ['zone', zone],
    ['limit', limit === DEFAULT_LIMIT ? undefined : String(limit)],
    ['offset', offset === 0 ? undefined : String(offset)],
    ['top', isTopOnly === true ? 'true' : undefined],
  ];
  return parameters.filter((entry): entry is [string, string] => Boolean(entry[1]));
}

/** Returns filters as the parameters of a URL, in a fixed order. */
export function filterParameters(filters: Question['filters']): [name: string, value: string][] {
  const names = ['from', 'to', ...Object.keys(dimensions), ...Object.keys(specialFilters)];
  return names.flatMap((name): [string, string][] => {
    const text = filterText(filters, name);
    return text === undefined ? [] : [[name, text]];
  });
}

function filterText(filters: Question['filters'], name: string): string | undefined {
  const value = filters[name as keyof typeof filters];
  return typeof value === 'object' ? [...value].sort().join(',') : value?.toString();
}
