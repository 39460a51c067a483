import { type PartGroup, type Range, type Term, terms } from '@scrapboard/builds/build-request';
import { type UrlCodec, type UrlField, urlCodec } from '../../filters/url-codec.ts';
import { oneOf, textWhere, wholeNumber } from '../../filters/url-fields.ts';

/** Groups whose number can be limited; there is always one cabin. */
export const limitedGroups = [
  'weapon',
  'movement',
  'generator',
  'engine',
  'module',
  'frame',
  'structure',
] as const satisfies readonly PartGroup[];
export type LimitedGroup = (typeof limitedGroups)[number];

/** Groups whose parts can be required in pairs. */
export const pairableGroups = ['weapon', 'movement'] as const;

/** What builds must differ in: anything but frames and structure, or any part. */
export const differences = ['core', 'any'] as const;
/** Where in its 95% range a measured value is taken from: its lower end, or its middle. */
export const estimates = ['lower', 'middle'] as const;
/** Which vehicles' matches count: those of the highest power score allowed, or all. */
export const measuredBands = ['limit', 'all'] as const;

/** Whether parts in the viewer's storage cost nothing, are the only ones, or do not count. */
export const storageUses = ['use', 'only', 'ignore'] as const;
/** What parts cost: their price on the market, or what crafting costs where that is less. */
export const costMethods = ['buy', 'craft'] as const;

export type Weights = Readonly<Record<Term, number>>;
export type Groups = Readonly<Record<LimitedGroup, Range>>;

/** What is optimised, within which limits; all of it is in the URL. */
export interface OptimiserSearch {
  weights: Weights;
  powerScore: Range;
  groups: Groups;
  /** The maximum number of copies of a frame or structure part. */
  copies: string | undefined;
  /** The permitted number of each part, by id. */
  parts: Readonly<Record<string, Range>>;
  budget: string | undefined;
  storage: (typeof storageUses)[number];
  ways: (typeof costMethods)[number];
  /** Whether parts can be used whose price is not known, if no goal or limit needs it. */
  unpriced: 'yes' | 'no';
  minSpeed: string | undefined;
  minDurability: string | undefined;
  pairs: readonly (typeof pairableGroups)[number][];
  /** Whether the mass may exceed the tonnage. */
  overload: 'no' | 'yes';
  /** Levels reached, by faction. */
  levels: Readonly<Record<string, number>>;
  /** How many builds are searched for. */
  count: string | undefined;
  differ: (typeof differences)[number];
  /** The mode that measurements are from; all PvP without it. */
  mode: string | undefined;
  band: (typeof measuredBands)[number];
  estimate: (typeof estimates)[number];
  /** The two terms of the trade-off chart. */
  trade: readonly [Term, Term] | undefined;
}

export const MAX_WEIGHT = 10;
export const MAX_LIMIT = 9_999_999;
const MAX_RULES = 40;

const initialWeights: Weights = {
  durability: 5,
  damage: 5,
  winRate: 5,
  speed: 2,
  cost: 1,
  powerScore: 0,
};
const initialGroups: Groups = {
  weapon: { min: 1, max: 6 },
  movement: { min: 4, max: 10 },
  generator: { max: 2 },
  engine: { max: 1 },
  module: { max: 4 },
  frame: { max: 8 },
  structure: { max: 24 },
};

export const DEFAULT_COPIES = 4;
export const DEFAULT_BUILD_COUNT = 5;
export const MAX_BUILD_COUNT = 10;

const weightsField: UrlField<Weights> = {
  read(text) {
    if (!/^\d{1,2}(,\d{1,2}){5}$/.test(text ?? '')) return initialWeights;
    const values = (text ?? '').split(',').map((value) => Math.min(MAX_WEIGHT, Number(value)));
    return Object.fromEntries(terms.map((term, i) => [term, values[i] ?? 0])) as Weights;
  },
  write: (weights) => omitDefault(terms.map((term) => weights[term]).join(','), initialWeightsText),
};
const initialWeightsText = terms.map((term) => initialWeights[term]).join(',');

function omitDefault(text: string, initial: string): string | undefined {
  return text === initial ? undefined : text;
}

/** `2-6`, `2-` or `-6`. */
function readRange(text: string): Range {
  const [, min = '', max = ''] = /^(\d{1,7})?-(\d{1,7})?$/.exec(text) ?? [];
  return { ...(min !== '' && { min: Number(min) }), ...(max !== '' && { max: Number(max) }) };
}

function writeRange({ min, max }: Range): string {
  return `${min ?? ''}-${max ?? ''}`;
}

function rangeField(initial: Range): UrlField<Range> {
  return {
    read: (text) => (text === null ? initial : readRange(text)),
    write: (range) => omitDefault(writeRange(range), writeRange(initial)),
  };
}

/** `CarPart_Gun_Minigun:2-,CarPart_Drill_epic:-0`. */
const partsField: UrlField<OptimiserSearch['parts']> = {
  read: (text) => Object.fromEntries(readEntries(text).map(([id, rule]) => [id, readRange(rule)])),
  write: (parts) =>
    writeEntries(Object.entries(parts).map(([id, range]) => [id, writeRange(range)] as const)),
};

const levelsField: UrlField<OptimiserSearch['levels']> = {
  read: (text) =>
    Object.fromEntries(
      readEntries(text).flatMap(([faction, level]) =>
        /^\d{1,3}$/.test(level) ? [[faction, Number(level)]] : [],
      ),
    ),
  write: (levels) =>
    writeEntries(
      Object.entries(levels).map(([faction, level]) => [faction, String(level)] as const),
    ),
};

function readEntries(text: string | null): [key: string, value: string][] {
  return (text ?? '')
    .split(',')
    .slice(0, MAX_RULES)
    .flatMap((entry): [string, string][] => {
      const [, key, value] = /^([\w@./+' -]{1,80}):([\d-]{1,15})$/.exec(entry) ?? [];
      return key === undefined || value === undefined ? [] : [[key, value]];
    });
}

function writeEntries(entries: readonly (readonly [string, string])[]): string | undefined {
  return entries.length === 0 ? undefined : entries.map((entry) => entry.join(':')).join(',');
}

const limitField = wholeNumber(0, MAX_LIMIT);

function listField<Value extends string>(
  values: readonly Value[],
  initial: readonly Value[],
): UrlField<readonly Value[]> {
  return {
    read(text) {
      if (text === null) return initial;
      const chosenValues = text.split(',');
      return values.filter((value) => chosenValues.includes(value));
    },
    write: (chosenValues) => omitDefault(chosenValues.join(',') || 'none', initial.join(',')),
  };
}

const tradeField: UrlField<readonly [Term, Term] | undefined> = {
  read(text) {
    const [first, second] = (text ?? '')
      .split(',')
      .map((name) => terms.find((term) => term === name));
    return first === undefined || second === undefined || first === second
      ? undefined
      : [first, second];
  },
  write: (trade) => trade?.join(','),
};

type GroupFields = { [Group in LimitedGroup]: Range };

const fieldsCodec = urlCodec<Omit<OptimiserSearch, 'groups'>>({
  weights: weightsField,
  powerScore: rangeField({ max: 9000 }),
  copies: wholeNumber(1, 80),
  parts: partsField,
  budget: limitField,
  storage: oneOf(storageUses, 'use'),
  ways: oneOf(costMethods, 'buy'),
  unpriced: oneOf(['yes', 'no'], 'yes'),
  minSpeed: limitField,
  minDurability: limitField,
  pairs: listField(pairableGroups, ['movement']),
  overload: oneOf(['no', 'yes'], 'no'),
  levels: levelsField,
  count: wholeNumber(1, MAX_BUILD_COUNT),
  differ: oneOf(differences, 'core'),
  mode: textWhere((text) => /^[\w-]{1,60}$/.test(text)),
  band: oneOf(measuredBands, 'limit'),
  estimate: oneOf(estimates, 'lower'),
  trade: tradeField,
});

const groupCodec = urlCodec<GroupFields>(
  Object.fromEntries(limitedGroups.map((group) => [group, rangeField(initialGroups[group])])) as {
    [Group in LimitedGroup]: UrlField<Range>;
  },
);

/** Reads the optimiser's options from the URL and writes them to it. */
export const optimiserCodec: UrlCodec<OptimiserSearch> = {
  read: (query) =>
    ({ ...fieldsCodec.read(query), groups: groupCodec.read(query) }) as OptimiserSearch,
  write: ({ groups, ...search }) => ({ ...fieldsCodec.write(search), ...groupCodec.write(groups) }),
};
