import { createPartFolder } from './fold-part-id.ts';
import { guessPartCategory, readableId } from './readable-id.ts';
import { seasonAt, toSeason } from './season-at.ts';
import type { Catalogue, CatalogueData, ModeCategory, Part } from './types.ts';

const unknownPartLimit = 8192;

/** Builds the look-ups over a set of data. Lists keep the data's order. */
export function createCatalogue(data: CatalogueData): Catalogue {
  const parts = index(data.parts);
  const maps = index(data.maps);
  const modes = index(data.modes);
  const resources = index(data.resources);
  const modesByLetters = new Map(modes.list.map((mode) => [letters(mode.id), mode]));
  const seasons = data.seasons.map(toSeason);
  const foldPartId = createPartFolder((id) => parts.byId.has(id));
  const unknownParts = new Map<string, Part>();
  const { asOf, source, licence } = data.provenance.parts;

  return {
    asOf,
    source,
    licence,
    data,
    foldPartId,
    provenance: (set) => data.provenance[set],
    part(id) {
      const base = foldPartId(id);
      const known = parts.byId.get(base) ?? unknownParts.get(base);
      if (known !== undefined) return known;
      if (unknownParts.size >= unknownPartLimit) unknownParts.clear();
      const part = unknownPart(base);
      unknownParts.set(base, part);
      return part;
    },
    map: (id) => maps.byId.get(id) ?? { id, name: readableId(id), known: false },
    mode(id) {
      const known = modes.byId.get(id);
      if (known !== undefined) return known;
      const spelledOtherwise = modesByLetters.get(letters(id));
      if (spelledOtherwise !== undefined) return { ...spelledOtherwise, id };
      return {
        id,
        name: readableId(id.replace(/^brawl-(?=.)/, '')),
        category: unknownModeCategory(id),
        teams: false,
        known: false,
      };
    },
    resource: (id) => resources.byId.get(id) ?? { id, name: readableId(id), known: false },
    parts: () => parts.list,
    maps: () => maps.list,
    modes: () => modes.list,
    resources: () => resources.list,
    tradeItems: () => data.tradeItems,
    recipes: () => data.recipes,
    rarities: () => data.rarities,
    raids: () => data.raids,
    schedule: () => data.schedule,
    seasons: () => seasons,
    seasonAt: (instant) => seasonAt(instant, seasons),
  };
}

function index<T extends { id: string }>(rows: readonly T[]) {
  const list = rows.map((row) => ({ ...row, known: true }));
  return { list, byId: new Map(list.map((row) => [row.id, row])) };
}

function unknownPart(id: string): Part {
  return {
    id,
    item: null,
    name: readableId(id),
    category: guessPartCategory(id),
    type: null,
    rarity: null,
    faction: null,
    level: null,
    powerScore: null,
    figures: {},
    synergies: [],
    price: null,
    known: false,
  };
}

/** `brawl-head-on` and `brawl-headon` are one mode: how a key is hyphenated means nothing. */
function letters(id: string): string {
  return id.toLowerCase().replace(/[^a-z\d]/g, '');
}

function unknownModeCategory(id: string): ModeCategory {
  if (id.startsWith('brawl-')) return 'brawl';
  if (id.startsWith('raid-')) return 'pve';
  return 'undefined';
}
