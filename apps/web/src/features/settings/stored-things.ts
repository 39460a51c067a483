/** What this product stores in a browser, by what it is called in the texts. */
const known = [
  ['accessToken', /^accessToken$/],
  ['language', /^language$/],
  ['theme', /^theme$/],
  ['sidebarPosition', /^sidebarPosition$/],
  ['sidebarBehavior', /^sidebarBehavior$/],
  ['layout', /^layout$/],
  ['sidebar', /^sidebar$/],
  ['sidebarGroups', /^sidebarGroups$/],
  ['recents', /^recents$/],
  ['editors', /^gallery\.editor\./],
  ['reload', /^reloaded-for-release$/],
] as const;

interface StoredThing {
  /** What it is called in the storage. */
  name: string;
  text: (typeof known)[number][0];
}

/** What is stored in these places now, in the order people would look for it. */
export function storedThings(...places: readonly (readonly string[])[]): StoredThing[] {
  const names = [...new Set(places.flat())].toSorted();
  return known.flatMap(([text, pattern]) =>
    names.filter((name) => pattern.test(name)).map((name) => ({ name, text })),
  );
}
