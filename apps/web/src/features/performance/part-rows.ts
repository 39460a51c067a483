import type { CataloguePart } from '@scrapboard/contract';
import type { Answer, Row } from '../../questions/question-query.ts';
import { countOf, keyOf } from '../../questions/read-row.ts';

/** Returns the rows of an answer by part. */
export function indexRowsByPart<Name extends string>(
  rows: readonly Row<Name>[],
): ReadonlyMap<string, Row<Name>> {
  return new Map(rows.map((row) => [keyOf(row as Row<string>, 'part'), row]));
}

/** Computes the share of vehicles with each part in every step of time, oldest first. */
export function computeSharesOverTime(
  parts: Answer<'part' | 'games' | 'week' | 'month' | 'units'>,
  kindVehicles: Answer<'vehicles' | 'week' | 'month' | 'units'>,
  step: 'week' | 'month',
): ReadonlyMap<string, readonly number[]> {
  const vehicles = kindVehicles.rows.map((row) => countOf(row, 'vehicles'));
  const indexes = new Map(kindVehicles.rows.map((row, index) => [keyOf(row, step), index]));
  const shares = new Map<string, number[]>();
  for (const row of parts.rows) {
    const part = keyOf(row, 'part');
    const index = indexes.get(keyOf(row, step));
    const total = index === undefined ? 0 : (vehicles[index] ?? 0);
    if (index === undefined || total === 0) continue;
    const values = shares.get(part) ?? vehicles.map(() => 0);
    values[index] = (100 * countOf(row, 'games')) / total;
    shares.set(part, values);
  }
  return shares;
}

/** Returns whether each of the words occurs in one of the texts. */
export function matchesWords(words: string, ...texts: readonly string[]): boolean {
  const text = normalize(texts.join(' '));
  return normalize(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function normalize(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Returns the parts of the catalogue that match the words and that no one has played. */
export function findUnplayedParts(
  catalogue: readonly CataloguePart[],
  played: ReadonlySet<string>,
  words: string,
): CataloguePart[] {
  return catalogue.filter(({ id, name }) => !played.has(id) && matchesWords(words, name));
}
