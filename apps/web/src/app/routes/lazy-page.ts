import type { ComponentType } from 'react';
import { loadTexts } from '../../i18n/i18n.ts';

/**
 * A page of its own chunk, with its texts, fetched beside its data. To be made anew for each of its
 * routes: the router empties the object once it has loaded from it.
 */
export function lazyPage(areas: string[], load: () => Promise<ComponentType>) {
  const loadPage = async () => (await Promise.all([load(), loadTexts(...areas)]))[0];
  return { Component: loadPage };
}
