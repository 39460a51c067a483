import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { graphsQuery } from './profile-queries.ts';
import { type Trends, toTrends } from './to-trends.ts';
import { useProfile } from './use-profile.ts';

/** Returns the trends of the numbers of the page; undefined until they have loaded. */
export function useTrends(): Trends | undefined {
  const { id, filters } = useProfile();
  const { data } = useQuery(graphsQuery(id, filters));
  return useMemo(() => data && toTrends(data), [data]);
}
