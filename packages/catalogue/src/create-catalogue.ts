import { createBasePartIdOf } from './base-part-id-of.ts';
import { guessPartCategory, toReadableName } from './readable-name.ts';
import { seasonAt, toSeason } from './season-at.ts';
import type { Catalogue, CatalogueData, ModeCategory, Part } from './types.ts';
import { unknownPartDefaults } from './unknown-part-defaults.ts';

const MAX_UNKNOWN_PARTS = 8192;

/** Creates a catalogue from data. Lists keep the data's order. */
export function createCatalogue(data: CatalogueData): Catalogue {
  const parts = indexById(data.parts);
  const maps = indexById(data.maps);
  const modes = indexById(data.modes);
  const resources = indexById(data.resources);
  const modesByNormalizedKey = new Map(modes.list.map((mode) => [normalizeKey(mode.id), mode]));
  const seasons = data.seasons.map(toSeason);
  const basePartIdOf = createBasePartIdOf((id) => parts.byId.has(id));
  const unknownParts = new Map<string, Part>();
  const { asOf, source, licence } = data.provenance.parts;

  return {
    asOf,
    source,
    licence,
    data,
    basePartIdOf,
    provenance: (set) => data.provenance[set],
    part(id) {
      const base = basePartIdOf(id);
      const known = parts.byId.get(base) ?? unknownParts.get(base);
      if (known !== undefined) return known;
      if (unknownParts.size >= MAX_UNKNOWN_PARTS) unknownParts.clear();
      const part = createUnknownPart(base);
      unknownParts.set(base, part);
      return part;
    },
    map: (id) => maps.byId.get(id) ?? { id, name: toReadableName(id), known: false },
    mode(id) {
      const known = modes.byId.get(id);
      if (known !== undefined) return known;
      const modeWithOtherSpelling = modesByNormalizedKey.get(normalizeKey(id));
      if (modeWithOtherSpelling !== undefined) return { ...modeWithOtherSpelling, id };
      return {
        id,
        name: toReadableName(id.replace(/^brawl-(?=.)/, '')),
        category: guessModeCategory(id),
        teams: false,
        known: false,
      };
    },
    resource: (id) => resources.byId.get(id) ?? { id, name: toReadableName(id), known: false },
    parts: () => parts.list,
    maps: () => maps.list,
    modes: () => modes.list,
    resources: () => resources.list,
    tradeItems: () => data.tradeItems,
    recipes: () => data.recipes,
    rarities: () => data.rarities,
    raids: () => data.raids,
    schedule: () => data.schedule,
    scheduleExceptions: () => data.scheduleExceptions,
    seasons: () => seasons,
    seasonAt: (instant) => seasonAt(instant, seasons),
  };
}

function indexById<T extends { id: string }>(rows: readonly T[]) {
  const list = rows.map((row) => ({ ...row, known: true }));
  return { list, byId: new Map(list.map((row) => [row.id, row])) };
}

function createUnknownPart(id: string): Part {
  return {
    ...unknownPartDefaults,
    id,
    name: toReadableName(id),
    category: guessPartCategory(id),
    known: false,
  };
}

/** Returns only the letters and digits of a key: `brawl-head-on` and `brawl-headon` are the same mode. */
function normalizeKey(id: string): string {
  return id.toLowerCase().replace(/[^a-z\d]/g, '');
}

function guessModeCategory(id: string): ModeCategory {
  if (id.startsWith('brawl-')) return 'brawl';
  if (id.startsWith('raid-')) return 'pve';
  return 'undefined';
}
