import { useMemo } from 'react';
import type { Answer, Row } from '../../questions/question-query.ts';
import { keyOf } from '../../questions/read-row.ts';
import {
  type Distributions,
  type JudgedDifference,
  judgeDifferences,
} from './judge-differences.ts';
import { statsOf } from './questions.ts';
import { type SubjectKind, subjectSources } from './subject.ts';
import type { LadderRatings } from './use-ratings.ts';

/** What the table of numbers is made of. */
export interface NumberAnswers {
  totals: Answer;
  /** Undefined until all have loaded. */
  distributions: Distributions | undefined;
  ladders: readonly LadderRatings[];
}

interface JudgedRows {
  /** In the order of the subjects; undefined without matches. */
  rows: readonly (Row | undefined)[];
  /** Undefined until the distributions have loaded. */
  differences: readonly JudgedDifference[] | undefined;
}

/** Returns the name of a ladder's ratings in rows. */
export const ratingName = ({ season }: Pick<LadderRatings, 'season'>): string =>
  season === null ? 'mmr' : `mmr ${season}`;

/** Returns the numbers of each subject, ratings included, and how they differ from the first one's. */
export function useJudgedRows(
  kind: SubjectKind,
  ids: readonly string[],
  { totals, distributions, ladders }: NumberAnswers,
): JudgedRows {
  const { dimension } = subjectSources[kind];
  const idList = ids.join(',');
  const rows = useMemo(
    () =>
      idList.split(',').map((id, index): Row | undefined => {
        const row = totals.rows.find((total: Row) => keyOf(total, dimension) === id);
        const ratings = ladders.map(
          (ladder) => [ratingName(ladder), ladder.ratings[index]] as const,
        );
        const knownRatings = ratings.flatMap(([name, rating]) =>
          rating ? [[name, rating] as const] : [],
        );
        return row === undefined && knownRatings.length === 0
          ? undefined
          : { ...row, ...Object.fromEntries(knownRatings) };
      }),
    [idList, totals, dimension, ladders],
  );
  // Takes thousands of resamples, so it is done only once per answer.
  const differences = useMemo(
    () =>
      distributions &&
      judgeDifferences([...ladders.map(ratingName), ...statsOf(kind)], rows, distributions),
    [kind, rows, distributions, ladders],
  );
  return { rows, differences };
}
