import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { recipesQuery } from '../../catalogue/whole-catalogue-queries.ts';
import type { PickerPart } from './picker-part.ts';
import type { PickerData } from './use-picker-parts.ts';

/** Returns the parts whose recipes need a part. */
export function usePartsMadeFrom(id: string, { byId }: PickerData): readonly PickerPart[] {
  const { data } = useQuery(recipesQuery);
  return useMemo(() => {
    const products = (data?.recipes ?? [])
      .filter(({ needs }) => needs.some((need) => need.id === id))
      .map(({ makes }) => makes.id);
    return [...new Set(products)].flatMap((product) => byId.get(product) ?? []);
  }, [data, id, byId]);
}
