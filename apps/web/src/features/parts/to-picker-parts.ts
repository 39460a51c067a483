import type { CatalogueParts, Prices } from '@scrapboard/contract';
import { toSearchable } from '@scrapboard/search';
import type { ViewerFigures } from '../../catalogue/viewer-figures.ts';
import { gameName } from '../../i18n/game-name.ts';
import type { GameNames } from '../../i18n/load-game-names.ts';
import type { ViewerPrices } from '../../prices/viewer-prices.ts';
import { type PickerPart, type ValueName, valueNames } from './picker-part.ts';

/** The data that the parts of the picker are built from. */
export interface PartSources {
  parts: CatalogueParts['parts'];
  prices: Prices['prices'];
  ownPrices: ViewerPrices;
  ownFigures: ViewerFigures;
  /** Names a kind in the viewer's language. */
  kindName: (kind: string) => string;
  /** The game's words in other languages; undefined until they are loaded. */
  otherNamesOf: GameNames | undefined;
}

/**
 * Returns the parts of vehicles with their effective figures and prices: the viewer's own replace the
 * operator's and the catalogue's.
 */
export function toPickerParts(sources: PartSources): PickerPart[] {
  const { parts, prices, ownPrices, ownFigures, kindName, otherNamesOf } = sources;
  const namesOf = createNameLookup(otherNamesOf);
  const sellPrices = new Map(prices.map(({ id, sell }) => [id, sell]));
  return parts
    .filter(({ kind }) => kind !== 'other')
    .map(({ id, name, kind, type, rarity, faction, level, synergies, powerScore, figures }) => {
      const publishedValues: Partial<Record<ValueName, number>> = Object.fromEntries([
        ...Object.entries({ powerScore, price: sellPrices.get(id) }).filter(
          ([, value]) => value != null,
        ),
        ...Object.entries(figures),
      ]);
      const price = ownPrices[id];
      const ownValues: Partial<Record<ValueName, number>> = Object.fromEntries([
        ...Object.entries(ownFigures[id] ?? {}).filter(([figure]) => isValueName(figure)),
        ...(price === undefined ? [] : [['price', price]]),
      ]);
      const originalEntries = Object.keys(ownValues).map((valueName) => [
        valueName,
        publishedValues[valueName as ValueName] ?? null,
      ]);
      return {
        id,
        name,
        kind,
        type,
        rarity,
        faction,
        level,
        tags: synergies,
        values: { ...publishedValues, ...ownValues },
        originalValues: Object.fromEntries(originalEntries),
        search: toSearchable(id, name, [
          id.replace(/^CarPart_/, ''),
          ...namesOf('type', type),
          ...namesOf('rarity', rarity),
          faction ?? '',
          kind,
          kindName(kind),
        ]),
      };
    });
}

function isValueName(name: string): name is ValueName {
  return valueNames.some((valueName) => valueName === name);
}

/**
 * Creates a function that looks up the names of a type or rarity: in English and in the viewer's
 * language, since players know both, and in all other languages once they are loaded. Many parts share a type, so
 * names are cached.
 */
function createNameLookup(otherNamesOf: GameNames | undefined) {
  const namesByKey = new Map<string, readonly string[]>();
  return (kind: 'type' | 'rarity', name: string | null): readonly string[] => {
    if (name === null) return [];
    const key = `${kind} ${name}`;
    const names = namesByKey.get(key) ?? [
      ...new Set([name, gameName(kind, { id: name, name }), ...(otherNamesOf?.(kind, name) ?? [])]),
    ];
    namesByKey.set(key, names);
    return names;
  };
}
