import type {
  BuildLimits,
  BuildPart,
  BuildRequest,
  Measurements,
  PartGroup,
} from '@scrapboard/builds';
import type { ListedPart } from '@scrapboard/contract';
import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import type { RowField } from '../../questions/page-question.ts';
import type { Answer } from '../../questions/question-query.ts';
import { estimateOf, keyOf, meanOf } from '../../questions/read-row.ts';
import {
  DEFAULT_BUILD_COUNT,
  DEFAULT_COPIES,
  limitedGroups,
  type OptimiserSearch,
} from './optimiser-search.ts';
import type { weaponQuestion } from './questions.ts';

type WeaponAnswer = Pick<Answer<RowField<typeof weaponQuestion>>, 'rows'>;

/** The data that requests are built from. */
export interface RequestData {
  parts: readonly ListedPart[];
  /** Coins for one more of a part, by id. */
  costs: ReadonlyMap<string, number>;
  measurements: ReadonlyMap<string, Measurements>;
  /** How many of each part the viewer has in the game's storage. */
  storage: Readonly<Record<string, number>>;
}

/** The number of builds on the trade-off chart. */
const TRADE_OFF_BUILDS = 7;
/** The groups in which builds must differ: all but frames and structure. */
const coreGroups = ['cabin', 'weapon', 'movement', 'generator', 'engine', 'module'] as const;

/** Returns the request that a search describes. */
export function toRequest(search: OptimiserSearch, data: RequestData): BuildRequest {
  const parts = data.parts.flatMap((part) => toBuildPart(part, data) ?? []);
  return {
    parts,
    limits: { ...toLimits(search), ...toOwnedLimits(search, data) },
    weights: search.weights,
    count: Number(search.count ?? DEFAULT_BUILD_COUNT),
    armamentEnergy: medianCabinEnergy(parts),
    shouldExplainLimits: true,
    needsPrices: search.unpriced === 'no',
    ...(search.trade !== undefined && {
      tradeOff: { terms: search.trade, count: TRADE_OFF_BUILDS },
    }),
    ...(search.differ === 'core' && { difference: { parts: 1, groups: coreGroups } }),
  };
}

function toLimits(search: OptimiserSearch): BuildLimits {
  const { powerScore, groups, parts, pairs, overload, levels } = search;
  const copies = Number(search.copies ?? DEFAULT_COPIES);
  const numberLimit = (name: 'budget' | 'minSpeed' | 'minDurability') => {
    const text = search[name];
    return text === undefined ? {} : { [name]: Number(text) };
  };
  return {
    powerScore,
    withinTonnage: overload === 'no',
    groups: Object.fromEntries(limitedGroups.map((group) => [group, groups[group]])),
    copies: { frame: copies, structure: copies },
    parts,
    pairs,
    factionLevels: levels,
    ...numberLimit('budget'),
    ...numberLimit('minSpeed'),
    ...numberLimit('minDurability'),
  };
}

/** Returns the limits that follow from the parts in the viewer's storage. */
function toOwnedLimits(
  { storage: storageUse }: OptimiserSearch,
  { parts, storage }: RequestData,
): Pick<BuildLimits, 'owned' | 'ownedOnly'> {
  if (storageUse === 'ignore') return {};
  const ownedEntries = parts.flatMap(({ id }) => {
    const count = Math.floor(storage[id] ?? 0);
    return count > 0 ? [[id, count] as const] : [];
  });
  return { owned: Object.fromEntries(ownedEntries), ownedOnly: storageUse === 'only' };
}

function toBuildPart(part: ListedPart, { costs, measurements }: RequestData): BuildPart | null {
  const group = groupOf(part);
  if (group === null) return null;
  const measurement = measurements.get(part.id);
  return {
    id: part.id,
    group,
    powerScore: part.powerScore,
    figures: part.figures,
    faction: part.faction,
    level: part.level,
    // Base parts come with the levels of factions and are not traded.
    cost: costs.get(part.id) ?? (part.rarity === 'base' ? 0 : null),
    ...(measurement !== undefined && { measured: measurement }),
  };
}

/** Returns the group of a part; null if it is not a part of a vehicle. */
export function groupOf({ kind, type }: Pick<ListedPart, 'kind' | 'type'>): PartGroup | null {
  if (kind === 'other') return null;
  if (kind !== 'hardware') return kind;
  if (type === 'Generator') return 'generator';
  return type === 'Engine' ? 'engine' : 'module';
}

/** Returns the median energy supply of cabins: what a vehicle's weapons can usually draw on. */
function medianCabinEnergy(parts: readonly BuildPart[]): number {
  const energies = parts
    .flatMap(({ group, figures }) => (group === 'cabin' ? (figures.energySupply ?? []) : []))
    .sort((a, b) => a - b);
  return energies[Math.floor(energies.length / 2)] ?? 1;
}

/**
 * Returns the measured results of weapons, at the lower end of the range or in its middle. Weapons
 * without a finished match are left out.
 */
export function toMeasurements(
  { rows }: WeaponAnswer,
  estimate: OptimiserSearch['estimate'],
): ReadonlyMap<string, Measurements> {
  const choose = (n: number, middle: number | null, low: number | null) =>
    n < MIN_SAMPLE ? null : estimate === 'lower' ? low : middle;
  return new Map(
    rows.flatMap((row) => {
      if (row.damagePerMinuteRange === null) return [];
      const damage = meanOf(row, 'damagePerMinuteRange');
      const winRate = estimateOf(row, 'winRateAboveExpectation');
      const measurement = {
        damage: choose(damage.n, damage.mean, damage.low),
        winRate: choose(winRate.n, winRate.value, winRate.low),
      };
      return [[keyOf(row, 'part'), measurement] as const];
    }),
  );
}
