let lists: typeof import('./english-entries.ts') | undefined;

/** Returns the module that lists the pages of documentation and gallery; undefined until loaded. */
export const getEnglishLists = () => lists;

export async function loadEnglishLists(): Promise<void> {
  lists ??= await import('./english-entries.ts');
}
