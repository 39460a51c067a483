import type { ResolvedMatchFields } from '@scrapboard/matches';
import type { StoredMatch } from './load-stored-matches.ts';

/**
 * Returns the days (UTC, ISO 8601) that these matches are on now, or were on until now. `resolved`
 * and `storedMatches` may contain other matches too.
 */
export function listChangedDays(
  ids: ReadonlySet<string>,
  resolved: readonly Pick<ResolvedMatchFields, 'id' | 'startedAt'>[],
  storedMatches: ReadonlyMap<string, StoredMatch>,
): string[] {
  const starts = [
    ...resolved.flatMap(({ id, startedAt }) => (ids.has(id) ? [startedAt] : [])),
    ...[...ids].flatMap((id) => storedMatches.get(id)?.row.startedAt ?? []),
  ];
  return [...new Set(starts.map((time) => new Date(time).toISOString().slice(0, 10)))];
}
