import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { allPartsQuery } from '../../catalogue/all-parts-query.ts';
import { viewerFigures } from '../../catalogue/viewer-figures.ts';
import { allPricesQuery } from '../../prices/prices-query.ts';
import { useViewerPrices } from '../../prices/viewer-prices.ts';
import type { QueryStatus } from '../../query-states/query-state.tsx';
import { questionQuery } from '../../questions/question-query.ts';
import type { OptimiserSearch } from './optimiser-search.ts';
import { measurementFilters, modesQuestion, weaponQuestion } from './questions.ts';
import { type Sources, toMeasured } from './to-request.ts';

export interface OptimiserData extends Sources {
  catalogue: { asOf: string; source: string };
  prices: { asOf: string };
  /** When the facts were last updated. */
  factsAsOf: string | null;
  /** The modes that there are measurements of, by id. */
  modes: readonly { id: string; name: string }[];
  names: ReadonlyMap<string, string>;
}

/** Returns parts, prices and measurements; the viewer's own figures and prices replace others. */
export function useSources(search: OptimiserSearch): QueryStatus<OptimiserData> {
  const parts = useQuery(allPartsQuery);
  const prices = useQuery(allPricesQuery);
  const weapons = useQuery(questionQuery(weaponQuestion, measurementFilters(search)));
  const modes = useQuery(questionQuery(modesQuestion, {}));
  const ownPrices = useViewerPrices();
  const ownFigures = viewerFigures.use();
  const data = useMemo((): OptimiserData | undefined => {
    if (!parts.data || !prices.data || !weapons.data || !modes.data) return undefined;
    const listed = parts.data.parts.map((part) => {
      const { powerScore = part.powerScore, ...figures } = ownFigures[part.id] ?? {};
      return { ...part, powerScore, figures: { ...part.figures, ...figures } };
    });
    const costs = new Map<string, number>();
    for (const { id, sell } of prices.data.prices) if (sell !== null) costs.set(id, sell);
    for (const [id, price] of Object.entries(ownPrices)) costs.set(id, price);
    const modeNames = modes.data.names.mode ?? {};
    return {
      parts: listed,
      costs,
      measured: toMeasured(weapons.data, search.estimate),
      catalogue: parts.data,
      prices: { asOf: prices.data.operator?.asOf ?? prices.data.asOf },
      factsAsOf: weapons.data.asOf,
      modes: modes.data.rows.map(({ mode }) => {
        const id = String(mode);
        return { id, name: modeNames[id] ?? id };
      }),
      names: new Map(listed.map(({ id, name }) => [id, name])),
    };
  }, [parts.data, prices.data, weapons.data, modes.data, ownPrices, ownFigures, search.estimate]);
  const queries = [parts, prices, weapons, modes];
  return {
    data,
    error: queries.find(({ isError }) => isError)?.error ?? null,
    isError: queries.some(({ isError }) => isError),
    isPlaceholderData: weapons.isPlaceholderData,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
    },
  };
}
