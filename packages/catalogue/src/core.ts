// Everything but the data, for pages with small data sets of their own.

export { createBasePartIdOf } from './base-part-id-of.ts';
export { createCatalogue } from './create-catalogue.ts';
export { type PowerScoreBand, powerScoreBandOf, powerScoreBands } from './power-score-bands.ts';
export { createRecipeItemLookup } from './prices/create-recipe-item-lookup.ts';
export { listTradedItems, type TradedItem } from './prices/list-traded-items.ts';
export { MAX_PRICE, type PriceList, readPriceList } from './prices/price-list.ts';
export {
  type CatalogueError,
  describeCatalogueError,
  readCatalogueFiles,
} from './read-catalogue-files.ts';
export { guessPartCategory, toReadableName } from './readable-name.ts';
export { seasonAt, seasonsBetween, toSeason } from './season-at.ts';
export * from './types.ts';
export { type WeaponRole, weaponRoleOf, weaponRoles } from './weapon-roles.ts';
