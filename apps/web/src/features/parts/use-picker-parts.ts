import type { CatalogueParts, Prices } from '@scrapboard/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { viewerFigures } from '../../catalogue/viewer-figures.ts';
import { allPartsQuery, recipesQuery } from '../../catalogue/whole-catalogue-queries.ts';
import { type GameNames, loadGameNames } from '../../i18n/load-game-names.ts';
import { allPricesQuery } from '../../prices/prices-query.ts';
import { useViewerPrices } from '../../prices/viewer-prices.ts';
import type { QueryStatus } from '../../query-states/query-state.tsx';
import { type PickerPart, pickerKinds } from './picker-part.ts';
import { toPickerParts } from './to-picker-parts.ts';

export interface PickerData {
  parts: readonly PickerPart[];
  byId: ReadonlyMap<string, PickerPart>;
  /** The dates and sources of the figures and the prices. */
  catalogue: Pick<CatalogueParts, 'asOf' | 'source' | 'note'>;
  prices: Prices;
}

const gameNamesQuery = queryOptions({
  queryKey: ['game-names'],
  queryFn: loadGameNames,
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Returns all parts with their effective figures and prices.
 * @param isSearching whether they have to be found by their types in any language.
 */
export function usePickerParts(isSearching = false): QueryStatus<PickerData> {
  const { t } = useTranslation('parts');
  const parts = useQuery(allPartsQuery);
  const prices = useQuery(allPricesQuery);
  const otherNamesOf = useOtherNames(isSearching, parts.isSuccess && prices.isSuccess);
  const ownPrices = useViewerPrices();
  const ownFigures = viewerFigures.use();
  const data = useMemo((): PickerData | undefined => {
    if (parts.data === undefined || prices.data === undefined) return undefined;
    const kindName = (kind: string) =>
      pickerKinds.some((known) => known === kind) ? t(`kind.${kind as 'cabin'}`) : '';
    const pickerParts = toPickerParts({
      parts: parts.data.parts,
      prices: prices.data.prices,
      ownPrices,
      ownFigures,
      kindName,
      otherNamesOf,
    });
    return {
      parts: pickerParts,
      byId: new Map(pickerParts.map((part) => [part.id, part])),
      catalogue: parts.data,
      prices: prices.data,
    };
    // Each language has its own `t`.
  }, [parts.data, prices.data, ownPrices, ownFigures, otherNamesOf, t]);
  return {
    data,
    error: parts.error ?? prices.error,
    isError: parts.isError || prices.isError,
    isPlaceholderData: false,
    isFetching: parts.isFetching || prices.isFetching,
    refetch: () => {
      if (parts.isError) void parts.refetch();
      if (prices.isError) void prices.refetch();
    },
  };
}

/**
 * Returns the game's words in other languages while something is searched for. They and the recipes
 * are fetched as soon as the page is complete, so that it works without a connection from then on.
 */
function useOtherNames(isSearching: boolean, isComplete: boolean): GameNames | undefined {
  const client = useQueryClient();
  const { data } = useQuery({ ...gameNamesQuery, enabled: isComplete });
  useEffect(() => {
    if (isComplete) void client.prefetchQuery(recipesQuery);
  }, [client, isComplete]);
  return isSearching ? data : undefined;
}
