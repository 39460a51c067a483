import type { Answer } from './question-query.ts';
import { countOf, keyOf, nameOf } from './read-row.ts';

type PartsOfBuilds = Pick<Answer<'build' | 'part' | 'games' | 'units' | 'bin'>, 'rows' | 'names'>;

/** Returns the names of the known parts of each build, the most frequent first. */
export function namesOfKnownParts(parts: PartsOfBuilds): ReadonlyMap<string, readonly string[]> {
  const byBuild = Map.groupBy(parts.rows, (row) => keyOf(row, 'build'));
  return new Map(
    [...byBuild].map(([build, rows]) => [
      build,
      rows
        .toSorted((a, b) => countOf(b, 'games') - countOf(a, 'games'))
        .map((row) => nameOf(parts, 'part', keyOf(row, 'part'))),
    ]),
  );
}
