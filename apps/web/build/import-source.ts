const src = new URL('../src/', import.meta.url);

/**
 * Lets Node import a module of the app that needs no browser. The computed address keeps it out of
 * the bundle that Vite makes of its configuration, with all the pages that it could import.
 */
export async function importSource<Module>(path: string): Promise<Module> {
  return await import(new URL(path, src).href);
}
