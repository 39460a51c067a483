import { findBest, type Searchable, toSearchable } from './find-best.ts';
import { type MatchKind, matchKindOf } from './rank.ts';

interface NamedPart<Category extends string> {
  id: string;
  name: string;
  category: Category;
  /** `Shotgun`; people also search by type. */
  type: string | null;
  rarity: string | null;
}

interface NamedMap {
  id: string;
  name: string;
}

export interface FoundInCatalogue<Category extends string> {
  parts: (NamedPart<Category> & { match: MatchKind })[];
  maps: (NamedMap & { match: MatchKind })[];
}

/** Categories in the order of results; all others come last. */
const CATEGORY_ORDER = ['weapon', 'cabin', 'movement', 'hardware', 'frame'];
const rankCategory = (category: string) =>
  (CATEGORY_ORDER.indexOf(category) + CATEGORY_ORDER.length + 1) % (CATEGORY_ORDER.length + 1);

/** Returns an id without its prefix: `gun shotgun` finds `CarPart_Gun_Shotgun_rare`. */
const removeIdPrefix = (id: string) => id.replace(/^CarPart_/, '');

/**
 * Prepares the names of a catalogue and returns a function that searches them: parts by name, id or
 * type, maps by name or id.
 */
export function createCatalogueSearch<Category extends string>(
  parts: readonly NamedPart<Category>[],
  maps: readonly NamedMap[],
): (query: string, limit: number) => FoundInCatalogue<Category> {
  const partEntries: Searchable<NamedPart<Category>>[] = parts
    .toSorted(
      (a, b) => rankCategory(a.category) - rankCategory(b.category) || compare(a.name, b.name),
    )
    .map(({ id, name, category, type, rarity }) =>
      toSearchable({ id, name, category, type, rarity }, name, [
        removeIdPrefix(id),
        id,
        type ?? '',
      ]),
    );
  const mapEntries = maps
    .toSorted((a, b) => compare(a.name, b.name))
    .map(({ id, name }) => toSearchable({ id, name }, name, [id]));
  return (query, limit) => ({
    parts: findBest(query, partEntries, limit).map(toMatchedItem),
    maps: findBest(query, mapEntries, limit).map(toMatchedItem),
  });
}

function toMatchedItem<T>({ item, rank }: { item: T; rank: number }): T & { match: MatchKind } {
  return { ...item, match: matchKindOf(rank) };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
