const src = new URL('../src/', import.meta.url);

/**
 * Imports a module of the app into Node, if it needs no browser. The computed path keeps the module
 * out of Vite's configuration bundle, together with all the pages that it could import.
 */
export async function importSource<Module>(path: string): Promise<Module> {
  return await import(new URL(path, src).href);
}
