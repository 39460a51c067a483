/** What this product stores in a browser, by its name there. */
export const knownThings = [
  'accessToken',
  'language',
  'theme',
  'sidebarPosition',
  'sidebarBehavior',
  'layout',
  'sidebar',
  'sidebarGroups',
  'recents',
] as const;
export type StoredThing = (typeof knownThings)[number];

/** Those of them that are choices of the viewer, to be forgotten together. */
export const choiceNames = knownThings.filter((name) => name !== 'accessToken');

/** What is stored now. */
export function storedThings(...places: (Storage | null)[]): StoredThing[] {
  return knownThings.filter((name) => places.some((place) => isIn(place, name)));
}

function isIn(place: Storage | null, name: string): boolean {
  try {
    return place !== null && place.getItem(name) !== null;
  } catch {
    return false;
  }
}
