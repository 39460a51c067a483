/** What the product stores in a browser, by its text key. */
const known = [
  ['accessToken', /^accessToken$/],
  ['language', /^language$/],
  ['theme', /^theme$/],
  ['sidebarPosition', /^sidebarPosition$/],
  ['sidebarBehavior', /^sidebarBehavior$/],
  ['layout', /^layout$/],
  ['sidebar', /^sidebar$/],
  ['sidebarGroups', /^sidebarGroups$/],
  ['demoLine', /^demoLine$/],
  ['recents', /^recents$/],
  ['editors', /^gallery\.editor\./],
  ['reload', /^reloaded-for-release$/],
] as const;

interface StoredThing {
  /** Its key in the storage. */
  name: string;
  text: (typeof known)[number][0];
}

/** Returns what is stored now, the most relevant first. */
export function storedThings(...places: readonly (readonly string[])[]): StoredThing[] {
  const names = [...new Set(places.flat())].toSorted();
  return known.flatMap(([text, pattern]) =>
    names.filter((name) => pattern.test(name)).map((name) => ({ name, text })),
  );
}
