import type { IconEntry } from './icon-entry.ts';

/** How far an icon is from what is looked for: its name first, then its words in their order. */
function distance({ name, terms }: IconEntry, search: string): number {
  if (name === search) return 0;
  if (name.startsWith(search)) return 1;
  if (name.includes(search)) return 2;
  const at = terms.split(' ').indexOf(search);
  return at < 0 ? Number.MAX_VALUE : 3 + at;
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
    .map((icon) => ({ icon, at: distance(icon, name) }))
    .sort((one, other) => one.at - other.at)
    .map(({ icon }) => icon);
}
