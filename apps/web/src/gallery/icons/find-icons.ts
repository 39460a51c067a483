import type { IconEntry } from './icon-entry.ts';

/** How well a name goes with what is looked for: 0 is best. */
function distance(name: string, search: string): number {
  if (name === search) return 0;
  if (name.startsWith(search)) return 1;
  return name.includes(search) ? 2 : 3;
}

/**
 * The icons that every word of a search is found in, in their name or their other words; those whose
 * name says it come first.
 */
export function findIcons(icons: readonly IconEntry[], search: string): readonly IconEntry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return icons;
  const name = words.join('-');
  return icons
    .filter((icon) => words.every((word) => `${icon.name} ${icon.terms}`.includes(word)))
    .map((icon) => ({ icon, at: distance(icon.name, name) }))
    .sort((one, other) => one.at - other.at)
    .map(({ icon }) => icon);
}
