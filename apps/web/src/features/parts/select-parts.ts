import { findBest } from '@scrapboard/search';
import {
  type Divisor,
  type NumberRange,
  type PartSort,
  type PartsSearch,
  type RangeName,
  rangeNames,
} from './parts-search.ts';
import type { PickerPart, ValueName } from './picker-part.ts';

/** Returns the parts that the search and the filters select, in its order. */
export function selectParts(parts: readonly PickerPart[], search: PartsSearch): PickerPart[] {
  const selectedParts = sortParts(
    parts.filter((part) => matchesFilters(part, search)),
    search.sort,
    search.per,
  );
  if (search.q === '') return selectedParts;
  const byId = new Map(selectedParts.map((part) => [part.id, part]));
  const matches = findBest(
    search.q,
    selectedParts.map((part) => part.search),
    selectedParts.length,
  );
  if (matches.length === 0) return findPartsWithSimilarWord(selectedParts, search.q);
  // Equal matches keep their order: results are sorted by match quality, then by the chosen sort.
  return matches.flatMap(({ item }) => byId.get(item) ?? []);
}

/** Returns the parts whose type, rarity or faction is similar to the query. */
function findPartsWithSimilarWord(parts: readonly PickerPart[], query: string): PickerPart[] {
  const words = new Set(parts.flatMap(({ search }) => search.keywords));
  const entries = [...words].map((word) => ({
    item: word,
    title: word,
    keywords: [],
    allForms: word,
  }));
  const [best] = findBest(query, entries, 1);
  return best === undefined
    ? []
    : parts.filter(({ search }) => search.keywords.includes(best.item));
}

function matchesFilters(part: PickerPart, search: PartsSearch): boolean {
  const { kind, type, faction, rarity, tag } = search;
  return (
    (kind === undefined || part.kind === kind) &&
    (type === undefined || part.type === type) &&
    (faction === undefined || part.faction === faction) &&
    (rarity.length === 0 || (part.rarity !== null && rarity.includes(part.rarity))) &&
    (tag === undefined || part.tags.includes(tag)) &&
    rangeNames.every((name) => isWithin(readRangeValue(part, name), search[name]))
  );
}

/** Returns the value that a range filters; energy is what a part uses, or else supplies. */
function readRangeValue({ values }: PickerPart, name: RangeName): number | undefined {
  return name === 'energy' ? (values.energyUse ?? values.energySupply) : values[name];
}

/** Returns whether a value is in a range; an unknown one is in none. */
function isWithin(value: number | undefined, { min, max }: NumberRange): boolean {
  if (min === undefined && max === undefined) return true;
  return (
    value !== undefined &&
    value >= (min ?? Number.NEGATIVE_INFINITY) &&
    value <= (max ?? Number.POSITIVE_INFINITY)
  );
}

/** Returns a part's value, or how much of it there is per power score, energy or mass. */
export function readValue(
  { values }: PickerPart,
  name: ValueName,
  per: Divisor = 'none',
): number | undefined {
  const value = values[name];
  if (value === undefined || per === 'none') return value;
  const divisor = per === 'energy' ? (values.energyUse ?? values.energySupply) : values[per];
  return divisor === undefined || divisor === 0 ? undefined : value / divisor;
}

/** Sorts parts; those whose value is not known are last in either direction. */
function sortParts(
  parts: readonly PickerPart[],
  { by, descending }: PartSort,
  per: Divisor,
): PickerPart[] {
  const sign = descending ? -1 : 1;
  const byName = (a: PickerPart, b: PickerPart) =>
    compareText(a.name, b.name) || compareText(a.id, b.id);
  if (by === 'name') return parts.toSorted((a, b) => sign * byName(a, b));
  const values = new Map(parts.map((part) => [part, readValue(part, by, per)]));
  return parts.toSorted((a, b) => {
    const [first, second] = [values.get(a), values.get(b)];
    if (first === undefined || second === undefined) {
      return Number(first === undefined) - Number(second === undefined) || byName(a, b);
    }
    return sign * (first - second) || byName(a, b);
  });
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
