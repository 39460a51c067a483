import type { Key } from '../dimensions/key-codec.ts';
import type { FactRow } from '../fact-tables.ts';
import type { Plan } from '../plan.ts';
import type { AnyRow } from './any-row.ts';

/**
 * Returns the rows of the builds that a plan selects by what they carry; `carriedPartsSql` is the same for
 * DuckDB.
 */
export function selectBuilds(
  { carriedParts }: Pick<Plan, 'carriedParts'>,
  rows: Iterable<AnyRow>,
  parts: readonly FactRow<'parts'>[],
): Iterable<AnyRow> {
  if (carriedParts === null) return rows;
  const { all, none } = carriedParts;
  const buildsWith = (part: string) =>
    new Set<Key | undefined>(parts.filter((row) => row.part === part).map(({ build }) => build));
  const carrying = all.map(buildsWith);
  const excluded = none.map(buildsWith);
  return [...rows].filter(
    ({ build }) =>
      carrying.every((builds) => builds.has(build)) &&
      !excluded.some((builds) => builds.has(build)),
  );
}
