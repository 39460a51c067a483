let lists: typeof import('./english-entries.ts') | undefined;

/** Returns the lists of the documentation's and the gallery's pages; undefined until they are loaded. */
export const getEnglishLists = () => lists;

export async function loadEnglishLists(): Promise<void> {
  lists ??= await import('./english-entries.ts');
}
