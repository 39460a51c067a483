import { findBest, type Searchable, searchable } from './find-best.ts';
import { type MatchKind, matchKindOf } from './rank.ts';

interface PartNames<Category extends string> {
  id: string;
  name: string;
  category: Category;
  /** `Shotgun`; people search for kinds as well. */
  type: string | null;
  rarity: string | null;
}

interface MapNames {
  id: string;
  name: string;
}

export interface FoundInCatalogue<Category extends string> {
  parts: (PartNames<Category> & { match: MatchKind })[];
  maps: (MapNames & { match: MatchKind })[];
}

/** What decides matches before what is screwed on; everything else last. */
const order = ['weapon', 'cabin', 'movement', 'hardware', 'frame'];
const placeOf = (category: string) =>
  (order.indexOf(category) + order.length + 1) % (order.length + 1);

/** Ids as words: `CarPart_Gun_Shotgun_rare` is found by `gun shotgun`. */
const idWords = (id: string) => id.replace(/^CarPart_/, '');

/**
 * Makes the names of a catalogue ready once and answers searches in them: parts by name, id or type,
 * maps by name or id.
 */
export function createCatalogueSearch<Category extends string>(
  parts: readonly PartNames<Category>[],
  maps: readonly MapNames[],
): (query: string, limit: number) => FoundInCatalogue<Category> {
  const partEntries: Searchable<PartNames<Category>>[] = parts
    .toSorted((a, b) => placeOf(a.category) - placeOf(b.category) || compare(a.name, b.name))
    .map(({ id, name, category, type, rarity }) =>
      searchable({ id, name, category, type, rarity }, name, [idWords(id), id, type ?? '']),
    );
  const mapEntries = maps
    .toSorted((a, b) => compare(a.name, b.name))
    .map(({ id, name }) => searchable({ id, name }, name, [id]));
  return (query, limit) => ({
    parts: findBest(query, partEntries, limit).map(withMatch),
    maps: findBest(query, mapEntries, limit).map(withMatch),
  });
}

function withMatch<T>({ item, rank }: { item: T; rank: number }): T & { match: MatchKind } {
  return { ...item, match: matchKindOf(rank) };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
