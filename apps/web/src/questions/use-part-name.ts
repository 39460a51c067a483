import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { allPartsQuery } from '../catalogue/whole-catalogue-queries.ts';

/**
 * Returns a function that names a part by its id, from the catalogue, which is only loaded if `isNeeded`. A
 * part that the catalogue does not have, or not yet, is named by its id.
 */
export function usePartName(isNeeded: boolean): (id: string) => string {
  const { data } = useQuery({ ...allPartsQuery, enabled: isNeeded });
  const names = useMemo(
    () => new Map(data?.parts.map(({ id, name }) => [id, name] as const)),
    [data],
  );
  return useCallback((id) => names.get(id) ?? id, [names]);
}
