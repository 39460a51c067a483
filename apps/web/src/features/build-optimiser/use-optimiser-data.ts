import {
  createRecipeGraph,
  findUnitCosts,
  type Recipe,
  RecipeCycleError,
} from '@scrapboard/crafting';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { viewerFigures } from '../../catalogue/viewer-figures.ts';
import { allPartsQuery, recipesQuery } from '../../catalogue/whole-catalogue-queries.ts';
import { viewerStorage, workbenchFees } from '../../crafting/crafting-settings.ts';
import { withFees } from '../../crafting/with-fees.ts';
import { allPricesQuery } from '../../prices/prices-query.ts';
import { useViewerPrices } from '../../prices/viewer-prices.ts';
import { combineQueries } from '../../query-states/combine-queries.ts';
import type { QueryStatus } from '../../query-states/query-state.tsx';
import { questionQuery } from '../../questions/question-query.ts';
import type { OptimiserSearch } from './optimiser-search.ts';
import { measurementFilters, modesQuestion, weaponQuestion } from './questions.ts';
import { type RequestData, toMeasurements } from './to-request.ts';

export interface OptimiserData extends RequestData {
  catalogue: { asOf: string; source: string };
  prices: { asOf: string };
  /** When the facts were last updated. */
  factsAsOf: string | null;
  /** The modes that there are measurements of, the most played first. */
  modes: readonly { id: string; name: string }[];
  /** The names of parts, by id. */
  names: ReadonlyMap<string, string>;
}

/** Returns parts, prices and measurements; the viewer's own figures and prices replace others. */
export function useOptimiserData(search: OptimiserSearch): QueryStatus<OptimiserData> {
  const parts = useQuery(allPartsQuery);
  const prices = useQuery(allPricesQuery);
  const weapons = useQuery(questionQuery(weaponQuestion, measurementFilters(search)));
  const modes = useQuery(questionQuery(modesQuestion, {}));
  // Always fetched, so that crafting can be chosen offline too, but the page waits for them only if it is chosen.
  const recipes = useQuery(recipesQuery);
  const usesCrafting = search.ways === 'craft';
  const storage = viewerStorage.use();
  const fees = workbenchFees.use();
  const ownPrices = useViewerPrices();
  const ownFigures = viewerFigures.use();
  const data = useMemo((): OptimiserData | undefined => {
    if (!parts.data || !prices.data || !weapons.data || !modes.data) return undefined;
    if (usesCrafting && !recipes.data) return undefined;
    const listedParts = parts.data.parts.map((part) => {
      const { powerScore = part.powerScore, ...figures } = ownFigures[part.id] ?? {};
      return { ...part, powerScore, figures: { ...part.figures, ...figures } };
    });
    const costs = new Map<string, number>();
    for (const { id, sell } of prices.data.prices) if (sell !== null) costs.set(id, sell);
    for (const [id, price] of Object.entries(ownPrices)) costs.set(id, price);
    if (usesCrafting && recipes.data) {
      const rarities = new Map(listedParts.map(({ id, rarity }) => [id, rarity]));
      const recipesWithFees = withFees(recipes.data.recipes, fees, (id) => rarities.get(id));
      applyCraftingCosts(costs, recipesWithFees, [...rarities.keys()]);
    }
    const modeNames = modes.data.names.mode ?? {};
    return {
      parts: listedParts,
      costs,
      storage,
      measurements: toMeasurements(weapons.data, search.estimate),
      catalogue: parts.data,
      prices: { asOf: prices.data.operator?.asOf ?? prices.data.asOf },
      factsAsOf: weapons.data.asOf,
      modes: modes.data.rows.map(({ mode }) => {
        const id = String(mode);
        return { id, name: modeNames[id] ?? id };
      }),
      names: new Map(listedParts.map(({ id, name }) => [id, name])),
    };
  }, [
    parts.data,
    prices.data,
    weapons.data,
    modes.data,
    recipes.data,
    ownPrices,
    ownFigures,
    storage,
    fees,
    usesCrafting,
    search.estimate,
  ]);
  const queries = [parts, prices, weapons, modes, ...(usesCrafting ? [recipes] : [])];
  return { ...combineQueries(queries), data, isPlaceholderData: weapons.isPlaceholderData };
}

/** Replaces the price of parts by the cost of crafting them where that is less. */
function applyCraftingCosts(
  costs: Map<string, number>,
  recipes: readonly Recipe[],
  ids: readonly string[],
) {
  try {
    const marketPrices = new Map(costs);
    const unitCosts = findUnitCosts(createRecipeGraph(recipes), ids, {
      priceOf: (id) => marketPrices.get(id),
    });
    for (const [id, { cost }] of unitCosts) if (cost !== undefined) costs.set(id, cost);
  } catch (error) {
    // Circular recipes yield no costs; the part picker lists them.
    if (!(error instanceof RecipeCycleError)) throw error;
  }
}
