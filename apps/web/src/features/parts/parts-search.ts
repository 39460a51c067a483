import { MAX_COMPARED_PARTS } from '../../catalogue/max-compared-parts.ts';
import type { UrlCodec, UrlField } from '../../filters/url-codec.ts';
import { urlCodec } from '../../filters/url-codec.ts';
import { oneOf, searchText, textWhere } from '../../filters/url-fields.ts';
import { type PickerKind, pickerKinds, type ValueName, valueNames } from './picker-part.ts';

export const views = ['cards', 'table', 'compare', 'craft'] as const;
export type View = (typeof views)[number];

/** What figures can be divided by. */
export const divisors = ['none', 'powerScore', 'energy', 'mass'] as const;
export type Divisor = (typeof divisors)[number];

export interface NumberRange {
  min?: number;
  max?: number;
}
export const rangeNames = ['powerScore', 'energy', 'mass', 'durability', 'price'] as const;
export type RangeName = (typeof rangeNames)[number];

export interface PartSort {
  by: ValueName | 'name';
  descending: boolean;
}

/** What the picker shows; all of it is in the URL. */
export interface PartsSearch {
  q: string;
  kind: PickerKind | undefined;
  type: string | undefined;
  faction: string | undefined;
  rarity: readonly string[];
  tag: string | undefined;
  powerScore: NumberRange;
  energy: NumberRange;
  mass: NumberRange;
  durability: NumberRange;
  price: NumberRange;
  sort: PartSort;
  per: Divisor;
  view: View;
  /** The ids of parts that are compared. */
  compare: readonly string[];
  /** The code of the build in the tray. */
  parts: string;
  /** The name of that build. */
  name: string;
  /** IDs of items that are crafted or bought even if that is more expensive. */
  craft: readonly string[];
  buy: readonly string[];
  /** How many copies the page of a part crafts, and the market's share of a sale in percent. */
  quantity: number;
  fee: number;
  /** The hash of a build that was used in a match. */
  build: string | undefined;
}

/** The share of a sale that the game's market takes, in percent. */
const MARKET_FEE = 10;
const MAX_CODE_LENGTH = 6000;
export const MAX_NAME_LENGTH = 60;
export const defaultSort: PartSort = { by: 'powerScore', descending: true };

const textField = textWhere((value) => value.length <= 60);

function idListField(max: number): UrlField<readonly string[]> {
  return {
    read: (value) =>
      [...new Set((value ?? '').split(','))]
        .filter((id) => /^[\w@./+-]{1,80}$/.test(id))
        .slice(0, max),
    write: (values) => (values.length === 0 ? undefined : values.join(',')),
  };
}

/** `100-500`, `100-` or `-500`. */
const rangeField: UrlField<NumberRange> = {
  read(value) {
    const [, min = '', max = ''] =
      /^(\d{1,7}(?:\.\d{1,2})?)?-(\d{1,7}(?:\.\d{1,2})?)?$/.exec(value ?? '') ?? [];
    return {
      ...(min !== '' && { min: Number(min) }),
      ...(max !== '' && { max: Number(max) }),
    };
  },
  write: ({ min, max }) =>
    min === undefined && max === undefined ? undefined : `${min ?? ''}-${max ?? ''}`,
};

function wholeNumberField(initial: number, min: number, max: number): UrlField<number> {
  return {
    read(value) {
      const number = /^\d{1,3}$/.test(value ?? '') ? Number(value) : initial;
      return number >= min && number <= max ? number : initial;
    },
    write: (value) => (value === initial ? undefined : String(value)),
  };
}

const sortField: UrlField<PartSort> = {
  read(value) {
    const by = [...valueNames, 'name' as const].find((name) => name === value?.replace(/^-/, ''));
    return by === undefined ? defaultSort : { by, descending: value?.startsWith('-') === true };
  },
  write: ({ by, descending }) =>
    by === defaultSort.by && descending ? undefined : `${descending ? '-' : ''}${by}`,
};

/** Reads and writes what the picker's URL selects. */
export const partsCodec: UrlCodec<PartsSearch> = urlCodec<PartsSearch>({
  q: searchText(60),
  kind: {
    read: (value) => pickerKinds.find((kind) => kind === value),
    write: (value) => value,
  },
  type: textField,
  faction: textField,
  rarity: idListField(10),
  tag: textField,
  powerScore: rangeField,
  energy: rangeField,
  mass: rangeField,
  durability: rangeField,
  price: rangeField,
  sort: sortField,
  per: oneOf(divisors, 'none'),
  view: oneOf(views, 'cards'),
  compare: idListField(MAX_COMPARED_PARTS),
  parts: {
    read: (value) => (value ?? '').slice(0, MAX_CODE_LENGTH),
    write: (value) => (value === '' ? undefined : value),
  },
  name: searchText(MAX_NAME_LENGTH),
  craft: idListField(60),
  buy: idListField(60),
  quantity: wholeNumberField(1, 1, 999),
  fee: wholeNumberField(MARKET_FEE, 0, 50),
  build: textWhere((value) => /^[0-9a-f]{8}$/.test(value)),
});

/** The search with all filters cleared. */
export const noFilters = {
  q: '',
  kind: undefined,
  type: undefined,
  faction: undefined,
  rarity: [],
  tag: undefined,
  powerScore: {},
  energy: {},
  mass: {},
  durability: {},
  price: {},
} as const satisfies Partial<PartsSearch>;

/** Returns how many filters are set besides search and kind. */
export function countFilters(search: PartsSearch): number {
  const { type, faction, rarity, tag } = search;
  const ranges = rangeNames.filter((name) => rangeField.write(search[name]) !== undefined);
  return (
    [type, faction, tag].filter((value) => value !== undefined).length +
    rarity.length +
    ranges.length
  );
}
