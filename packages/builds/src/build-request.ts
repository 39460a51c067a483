/** Groups of parts, counted separately. Generators, engines and modules are the game's hardware. */
export const partGroups = [
  'cabin',
  'weapon',
  'movement',
  'generator',
  'engine',
  'module',
  'frame',
  'structure',
] as const;
export type PartGroup = (typeof partGroups)[number];

/** Figures that add up over a build's parts, or that limit it; missing ones are unknown. */
export interface PartFigures {
  durability?: number;
  mass?: number;
  energyUse?: number;
  energySupply?: number;
  /** Mass that can be carried without becoming slower, of cabins, movement parts and some engines. */
  tonnage?: number;
  /** Mass beyond which a vehicle does not move, of cabins and engines. */
  massLimit?: number;
  /** Top speed in km/h of a cabin, or what an engine adds to it. */
  cabinSpeed?: number;
  /** Top speed in km/h that a movement part allows; without it, the cabin's. */
  chassisSpeed?: number;
  /** Top speed in km/h up to which an engine adds to the cabin's. */
  topSpeed?: number;
}

/** What was measured of a weapon in matches; null where there were too few. */
export interface Measurements {
  /** Damage per minute of a vehicle with the weapon. */
  damage: number | null;
  /** Win rate above what ratings predicted, in percentage points. */
  winRate: number | null;
}

export interface BuildPart {
  id: string;
  group: PartGroup;
  powerScore: number | null;
  figures: Readonly<PartFigures>;
  faction?: string | null;
  /** Level of the faction that unlocks it. */
  level?: number | null;
  /** Coins for one more of it, bought or crafted; null if unknown. */
  cost: number | null;
  measured?: Measurements;
}

export interface Range {
  min?: number;
  max?: number;
}

/** What a build must stay within; whatever is left out is not limited. */
export interface BuildLimits {
  powerScore?: Range;
  /** Whether the mass must stay within the tonnage; it always stays within the mass limit. */
  withinTonnage?: boolean;
  /** How many parts of a group. A build always has one cabin. */
  groups?: Readonly<Partial<Record<PartGroup, Range>>>;
  /** How many of the same part at most, by its group; `MAX_COPIES` without it. */
  copies?: Readonly<Partial<Record<PartGroup, number>>>;
  /** How many of a part, by id: none to forbid it, at least one to require it. */
  parts?: Readonly<Record<string, Range>>;
  /** Coins for parts that are not owned. */
  budget?: number;
  /** Lowest top speed in km/h. */
  minSpeed?: number;
  minDurability?: number;
  /** Groups whose parts come in pairs, as on symmetric vehicles. */
  pairs?: readonly PartGroup[];
  /** Parts already owned, by id; they cost nothing more. */
  owned?: Readonly<Record<string, number>>;
  /** Whether only owned parts may be used. */
  ownedOnly?: boolean;
  /** Levels reached; parts of these factions above them can only be used if owned. */
  factionLevels?: Readonly<Record<string, number>>;
}

/** The goals, each a term of the score. Cost and power score are better the lower they are. */
export const terms = ['durability', 'damage', 'winRate', 'speed', 'cost', 'powerScore'] as const;
export type Term = (typeof terms)[number];

export interface BuildRequest {
  parts: readonly BuildPart[];
  limits: BuildLimits;
  /** How much each term counts, from 0; 0 by default. */
  weights: Readonly<Partial<Record<Term, number>>>;
  /** How many builds, best first; 1 by default. */
  count?: number;
  /** By how many parts builds must differ at least, and in which groups; 1 in any by default. */
  difference?: { parts: number; groups: readonly PartGroup[] };
  /**
   * Energy that a full armament uses. A measured weapon counts in full from there on, and by its share
   * below: logs name a vehicle's weapons, but not how many of each it carries.
   */
  armamentEnergy?: number;
  /** How many copies of a part a build can have, whatever the limits; `MAX_COPIES` by default. */
  maxCopies?: number;
  /** Whether parts without a known cost are left out even where no limit or term needs it. */
  needsPrices?: boolean;
  /** Two terms to trade for each other, and in how many builds. */
  tradeOff?: { terms: readonly [Term, Term]; count: number };
  /** Whether to find out what looser limits would gain. */
  shouldExplainLimits?: boolean;
}

/** How many copies of a part a build can have, unless a request sets `maxCopies`. */
export const MAX_COPIES = 80;
export const MAX_BUILDS = 20;
export const DEFAULT_ARMAMENT_ENERGY = 11;
