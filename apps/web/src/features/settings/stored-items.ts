/** What the product stores in a browser, by its text key. */
const KNOWN_ITEMS = [
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
  ['category', /^scrapboard\.category$/],
  ['builds', /^scrapboard\.builds$/],
  ['lastBuild', /^scrapboard\.lastBuild$/],
  ['storage', /^scrapboard\.storage$/],
  ['workbenchFees', /^scrapboard\.workbenchFees$/],
  ['figures', /^scrapboard\.figures$/],
  ['prices', /^scrapboard\.prices$/],
  ['explorer', /^scrapboard\.explorer$/],
  ['reminders', /^scrapboard\.reminders$/],
  ['columns', /^columns\./],
  ['editors', /^gallery\.editor\./],
  ['reload', /^reloaded-for-release$/],
] as const;

interface StoredItem {
  /** Its key in the storage. */
  name: string;
  textKey: (typeof KNOWN_ITEMS)[number][0];
}

/** Returns what is stored now, the most relevant first. */
export function listStoredItems(...storages: readonly (readonly string[])[]): StoredItem[] {
  const names = [...new Set(storages.flat())].toSorted();
  return KNOWN_ITEMS.flatMap(([textKey, pattern]) =>
    names.filter((name) => pattern.test(name)).map((name) => ({ name, textKey })),
  );
}
