/** Where a data set comes from and the state of the game it describes. */
export interface Provenance {
  source: string;
  licence: string;
  /** `2023-10` or `2018`; shown with every figure, since the game changes with every patch. */
  asOf: string;
  note: string | null;
}

export const partCategories = [
  'cabin',
  'weapon',
  'movement',
  'hardware',
  'frame',
  'structure',
] as const;

/** `other` deals damage without being a part of a vehicle: barrels, the map, `n/a`. */
export type PartCategory = (typeof partCategories)[number] | 'other';

/** Prices of the in-game market in coins: cheapest offer to sell, highest offer to buy. */
export interface Price {
  sell: number | null;
  buy: number | null;
}

/**
 * The names of a part's figures; a missing one is unknown or does not apply.
 * Percentages are whole percent; durability, mass and tonnage are in the game's own units, the
 * rest are on the game's scale of ten.
 */
export const partFigures = [
  'durability',
  'mass',
  'energyUse',
  'energySupply',
  'damage',
  'fireRate',
  'range',
  'accuracy',
  'blastPower',
  'overheatTime',
  'ammunition',
  'tonnage',
  'massLimit',
  'enginePower',
  'cabinPower',
  'cabinSpeed',
  'chassisSpeed',
  'topSpeed',
  'bulletResistance',
  'meleeResistance',
  'blastResistance',
  'fireResistance',
  'passThrough',
] as const;
export type PartFigure = (typeof partFigures)[number];

export interface PartData {
  /** The internal id in the game's logs, without cosmetic suffixes. */
  id: string;
  /** Item number in the trading data, which recipes use; null if it has none. */
  item: number | null;
  name: string;
  category: PartCategory;
  /** Class within the category: `Shotgun`, `Light cabin`. */
  type: string | null;
  /** Id of a rarity. */
  rarity: string | null;
  faction: string | null;
  /** Faction level that unlocks it. */
  level: number | null;
  powerScore: number | null;
  figures: Partial<Record<PartFigure, number>>;
  synergies: string[];
  price: Price | null;
}

export interface Part extends PartData {
  /** False if not in the catalogue; name and category are derived from the id. */
  known: boolean;
}

export interface MapData {
  id: string;
  name: string;
}
export interface GameMap extends MapData {
  known: boolean;
}

export const modeCategories = ['pvp', 'pve', 'brawl', 'freeplay', 'custom', 'undefined'] as const;
export type ModeCategory = (typeof modeCategories)[number];

export interface ModeData {
  /** The log reader's key. */
  id: string;
  name: string;
  category: ModeCategory;
  /** Whether two teams compete; only such PvP modes count for the team rating. */
  teams: boolean;
}
export interface Mode extends ModeData {
  known: boolean;
}

export interface ResourceData {
  /** The name of the reward or loot in game.log. */
  id: string;
  name: string;
}
export interface Resource extends ResourceData {
  known: boolean;
}

/** A trade item that is not a part: a resource pack, a container, a consumable. */
export interface TradeItemData {
  item: number;
  /** Internal id; null for items known by number only. */
  id: string | null;
  name: string;
  /** How many units one item contains; the price per unit is the price divided by it. */
  units: number;
  price: Price | null;
}

export interface RecipeData {
  recipe: number;
  makes: { item: number; quantity: number };
  /** Ingredients as [item, quantity]. */
  needs: [item: number, quantity: number][];
  /** The workbench's fee for one batch, in coins; unknown if omitted. */
  fee?: number | null;
}

export interface RarityData {
  id: string;
  name: string;
  /** 1 is the lowest. */
  rank: number;
}

export interface RaidData {
  /** The mode's key, e.g. `raid-easy`. */
  mode: string;
  /** Fuel cost of one raid. */
  fuel: number;
}

export interface SeasonData {
  id: string;
  name: string;
  /** First day, `2026-01-01`, in UTC. */
  from: string;
  /** Day after the last one, in UTC. */
  to: string;
}
export interface Season {
  id: string;
  name: string;
  /** Epoch milliseconds, inclusive. */
  from: number;
  /** Epoch milliseconds, exclusive. */
  to: number;
}

/** A weekly window in UTC; `to` may be 24. */
export interface ScheduleWindowData {
  /** The mode's key. */
  mode: string;
  /** 1 is Monday, 7 is Sunday. */
  day: number;
  from: number;
  to: number;
  /** First day, `2026-01-01`, in UTC; not limited if missing. */
  since?: string | undefined;
  /** Day after the last one, in UTC; not limited if missing. */
  until?: string | undefined;
}

/** A day on which a mode departs from its weekly schedule. */
export interface ScheduleExceptionData {
  /** The mode's key. */
  mode: string;
  /** `2026-12-25`, in UTC. */
  date: string;
  /** Hours in UTC; `to` may be 24. */
  from: number;
  to: number;
  /** Whether windows that begin in these hours are cancelled; otherwise the hours are an extra window. */
  cancelled: boolean;
}

/** The sets that make up a catalogue; each can be replaced or extended by an operator. */
export interface CatalogueData {
  parts: readonly PartData[];
  maps: readonly MapData[];
  modes: readonly ModeData[];
  resources: readonly ResourceData[];
  tradeItems: readonly TradeItemData[];
  recipes: readonly RecipeData[];
  rarities: readonly RarityData[];
  raids: readonly RaidData[];
  schedule: readonly ScheduleWindowData[];
  scheduleExceptions: readonly ScheduleExceptionData[];
  /** Empty for calendar quarters. */
  seasons: readonly SeasonData[];
  provenance: Readonly<Record<CatalogueSet, Provenance>>;
}

export const catalogueSets = [
  'parts',
  'maps',
  'modes',
  'resources',
  'tradeItems',
  'recipes',
  'rarities',
  'raids',
  'schedule',
  'scheduleExceptions',
  'seasons',
] as const;
export type CatalogueSet = (typeof catalogueSets)[number];

export interface Catalogue {
  /** The date of the parts, the set that ages fastest. */
  asOf: string;
  source: string;
  licence: string;
  provenance(set: CatalogueSet): Provenance;
  /** Returns the base part of an id; an unknown one has a readable name and a guessed category. */
  part(id: string): Part;
  /** Returns the base part's id, without text after a colon and cosmetic suffixes. */
  basePartIdOf(id: string): string;
  map(id: string): GameMap;
  mode(id: string): Mode;
  resource(id: string): Resource;
  parts(): readonly Part[];
  maps(): readonly GameMap[];
  modes(): readonly Mode[];
  resources(): readonly Resource[];
  tradeItems(): readonly TradeItemData[];
  recipes(): readonly RecipeData[];
  rarities(): readonly RarityData[];
  raids(): readonly RaidData[];
  schedule(): readonly ScheduleWindowData[];
  scheduleExceptions(): readonly ScheduleExceptionData[];
  /** The operator's seasons; empty when calendar quarters are used. */
  seasons(): readonly Season[];
  /** Returns the season of an instant (epoch milliseconds or ISO 8601). */
  seasonAt(instant: number | string): Season;
  data: CatalogueData;
}
