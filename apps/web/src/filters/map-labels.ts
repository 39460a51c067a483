import { gameName } from '../i18n/game-name.ts';
import type { FilterOptions } from './filter-context.ts';

type MapOption = FilterOptions['maps'][number];

function withModes({ name, modes }: MapOption): string {
  const played = modes.map((mode) => gameName('mode', mode)).sort();
  return played.length === 0 ? name : `${name} (${played.join(', ')})`;
}

/**
 * Returns the label of each map by its id. Several maps of the game can have the same name; they
 * are distinguished by the modes played on them, or by their ids if the modes are the same.
 */
export function mapLabels(maps: readonly MapOption[]): Map<string, string> {
  const isUnique = (map: MapOption, label: (map: MapOption) => string) =>
    maps.filter((other) => label(other) === label(map)).length === 1;
  return new Map(
    maps.map((map) => {
      if (isUnique(map, ({ name }) => name)) return [map.id, map.name];
      return [map.id, isUnique(map, withModes) ? withModes(map) : `${map.name} (${map.id})`];
    }),
  );
}
