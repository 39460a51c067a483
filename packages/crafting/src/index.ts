export { findUnitCosts, type Market, type UnitCost, type Way } from './find-unit-costs.ts';
export {
  type CraftingPlan,
  type CraftingRequest,
  type Purchase,
  planCrafting,
} from './plan-crafting.ts';
export { profitOf } from './profit-of.ts';
export {
  createRecipeGraph,
  type ItemQuantity,
  type Recipe,
  RecipeCycleError,
  type RecipeGraph,
} from './recipe-graph.ts';
