import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { questionQuery, type Row } from '../../questions/question-query.ts';
import { keyOf } from '../../questions/read-row.ts';
import { buildPartMatchesQuestion } from './questions.ts';

/** Returns the matches of all time that showed each part of a build, by part; empty until they have loaded. */
export function useShownParts(build: string): ReadonlyMap<string, Row> {
  const { data } = useQuery(questionQuery(buildPartMatchesQuestion(build), {}));
  return useMemo(
    () => new Map((data?.rows ?? []).map((row: Row) => [keyOf(row, 'part'), row])),
    [data],
  );
}
