import type { QuestionContext } from '../question-context.ts';
import type { Parameters } from './parameters.ts';

/** Returns a table of the catalogue’s traits of parts. */
export function partTraitsSql(parts: QuestionContext['parts'], parameters: Parameters): string {
  const entries = [...parts];
  const list = (values: (string | null)[]) =>
    // Lists of texts have no nulls when they are bound.
    `unnest(list_transform(${parameters.add(values.map((value) => value ?? ''))}, lambda value: nullif(value, '')))`;
  return `(
    SELECT ${list(entries.map(([id]) => id))} AS part_id,
      ${list(entries.map(([, { kind }]) => kind))} AS kind,
      ${list(entries.map(([, { type }]) => type))} AS type,
      ${list(entries.map(([, { rarity }]) => rarity))} AS rarity,
      ${list(entries.map(([, { faction }]) => faction))} AS faction
  )`;
}
