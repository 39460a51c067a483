import type { IconEntry } from './icon-entry.ts';

/** Returns how well an icon matches a search, 0 being best: by its name first, then by its terms in order. */
function rankMatch({ name, terms }: IconEntry, search: string): number {
  if (name === search) return 0;
  if (name.startsWith(search)) return 1;
  if (name.includes(search)) return 2;
  const termIndex = terms.split(' ').indexOf(search);
  return termIndex < 0 ? Number.MAX_VALUE : 3 + termIndex;
}

/**
 * Returns the icons whose name or terms contain every word of the search; matches in the name come
 * first.
 */
export function findIcons(icons: readonly IconEntry[], search: string): readonly IconEntry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return icons;
  const name = words.join('-');
  return icons
    .filter((icon) => words.every((word) => `${icon.name} ${icon.terms}`.includes(word)))
    .map((icon) => ({ icon, rank: rankMatch(icon, name) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ icon }) => icon);
}
