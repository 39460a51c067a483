import { buildNumbersQuestion, partsOfBuildsQuestion } from '@scrapboard/questions/boards';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { combineQueries } from '../../query-states/combine-queries.ts';
import type { QueryStatus } from '../../query-states/query-state.tsx';
import type { PageFilters } from '../../questions/question-filters.ts';
import { type Answer, questionQuery, type Row } from '../../questions/question-query.ts';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { findSimilarBuilds, type SimilarBuild } from './find-similar-builds.ts';
import {
  partFrequenciesQuestion,
  similarCandidatesQuestion,
  vehicleCountQuestion,
} from './questions.ts';

/** How many similar builds are shown. */
const MAX_SIMILAR = 20;

/** Builds similar to another one, the most similar first. */
export interface SimilarBuilds {
  similarBuilds: ReadonlyMap<string, SimilarBuild>;
  /** Their numbers. */
  rows: readonly Row[];
  /** The names of parts. */
  names: Answer['names'];
}

/**
 * Returns the builds most similar to a build: fetches candidates that share parts, then compares their parts.
 * Questions that do not depend on an earlier answer are asked together.
 */
export function useSimilarBuilds(build: string, filters: PageFilters): QueryStatus<SimilarBuilds> {
  const ownParts = useQuery(questionQuery(partsOfBuildsQuestion([build]), {}));
  const partIds = useMemo(
    () => ownParts.data?.rows.map((row) => keyOf(row, 'part')).sort() ?? [],
    [ownParts],
  );
  const hasParts = partIds.length > 0;
  const candidates = useQuery({
    ...questionQuery(similarCandidatesQuestion(partIds), filters),
    enabled: hasParts,
  });
  const frequencies = useQuery(questionQuery(partFrequenciesQuestion, filters));
  const vehicles = useQuery(questionQuery(vehicleCountQuestion, filters));
  const hashes = useMemo(
    () =>
      (candidates.data?.rows ?? [])
        .map((row) => keyOf(row, 'build'))
        .filter((hash) => hash !== '-' && hash !== build),
    [candidates.data, build],
  );
  const hasCandidates = hashes.length > 0;
  const parts = useQuery({
    ...questionQuery(partsOfBuildsQuestion(hashes), filters),
    enabled: hasCandidates,
  });
  const numbers = useQuery({
    ...questionQuery(buildNumbersQuestion(hashes), filters),
    enabled: hasCandidates,
  });
  const similar = useMemo(() => {
    if (!parts.data || !frequencies.data || !vehicles.data) return undefined;
    return findSimilarBuilds(new Set(partIds), groupPartsByBuild(parts.data.rows), {
      vehiclesByPart: new Map(
        frequencies.data.rows.map((row) => [keyOf(row, 'part'), countOf(row, 'games')]),
      ),
      vehicles: countOf(vehicles.data.rows[0], 'games'),
    }).slice(0, MAX_SIMILAR);
  }, [partIds, parts.data, frequencies.data, vehicles.data]);
  const hasNone =
    (ownParts.data !== undefined && !hasParts) || (candidates.data !== undefined && !hasCandidates);
  const data = useMemo((): SimilarBuilds | undefined => {
    if (hasNone) return { similarBuilds: new Map(), rows: [], names: {} };
    if (similar === undefined || numbers.data === undefined) return undefined;
    const similarByHash = new Map(similar.map((entry) => [entry.build, entry]));
    return {
      similarBuilds: similarByHash,
      rows: numbers.data.rows.filter((row) => similarByHash.has(keyOf(row, 'build'))),
      names: parts.data?.names ?? {},
    };
  }, [hasNone, similar, numbers.data, parts.data]);
  const queries = [ownParts, candidates, frequencies, vehicles, parts, numbers];
  return { ...combineQueries(queries), data };
}

function groupPartsByBuild(rows: readonly Row[]): Map<string, Set<string>> {
  const partsByBuild = new Map<string, Set<string>>();
  for (const row of rows) {
    const build = keyOf(row, 'build');
    const parts = partsByBuild.get(build) ?? new Set();
    parts.add(keyOf(row, 'part'));
    partsByBuild.set(build, parts);
  }
  return partsByBuild;
}
