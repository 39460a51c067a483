import {
  buildNumbersQuestion,
  partsOfBuildsQuestion,
  rankedBuildsQuestion,
  selectShownBuilds,
} from '@scrapboard/questions/boards';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { combineQueries } from '../../query-states/combine-queries.ts';
import type { QueryStatus } from '../../query-states/query-state.tsx';
import { namesOfKnownParts } from '../../questions/names-of-known-parts.ts';
import { questionQuery, type Row } from '../../questions/question-query.ts';
import { keyOf } from '../../questions/read-row.ts';
import type { BoardState } from './board-state.ts';
import { rankingOf } from './builds-search.ts';

/** The builds of the list, in its order. */
export interface Board {
  rows: readonly Row[];
  /** How many builds have enough games, shown or not. */
  total: number;
  /** The names of the known parts of each build, as far as they are loaded. */
  parts: ReadonlyMap<string, readonly string[]>;
}

const NO_PARTS = { rows: [], names: {} };

/** Returns the builds of the list: first which ones, then their numbers and parts. */
export function useBoard({ filters, pageSearch }: BoardState): QueryStatus<Board> {
  const { by, descending } = rankingOf(pageSearch);
  const ranking = useQuery(
    questionQuery(rankedBuildsQuestion(by, descending, pageSearch.minGames), filters),
  );
  const hashes = useMemo(
    () => selectShownBuilds((ranking.data?.rows ?? []).map((row) => keyOf(row, 'build'))),
    [ranking.data],
  );
  const enabled = hashes.length > 0;
  const numbers = useQuery({ ...questionQuery(buildNumbersQuestion(hashes), filters), enabled });
  const parts = useQuery({ ...questionQuery(partsOfBuildsQuestion(hashes), filters), enabled });
  const isLoaded = ranking.data !== undefined && (!enabled || numbers.data !== undefined);
  const data = useMemo((): Board | undefined => {
    if (!isLoaded) return undefined;
    const rowByHash = new Map(
      (numbers.data?.rows ?? []).map((row: Row) => [keyOf(row, 'build'), row] as const),
    );
    return {
      rows: hashes.flatMap((hash) => {
        const row = rowByHash.get(hash);
        return row === undefined ? [] : [row];
      }),
      total: ranking.data?.total ?? 0,
      parts: namesOfKnownParts(parts.data ?? NO_PARTS),
    };
  }, [isLoaded, hashes, ranking.data, numbers.data, parts.data]);
  const queries = [ranking, numbers, parts];
  return {
    ...combineQueries(queries),
    data,
    isPlaceholderData: ranking.isPlaceholderData || numbers.isPlaceholderData,
    isFetching: ranking.isFetching || numbers.isFetching,
  };
}
