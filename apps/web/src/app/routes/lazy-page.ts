import type { ComponentType } from 'react';
import { loadTexts } from '../../i18n/i18n.ts';
import type { TextArea } from '../../i18n/text-areas.ts';

/**
 * Returns a page in its own chunk, fetched in parallel with its texts and its data. Each route
 * needs its own object, because the router empties it after loading.
 */
export function lazyPage(areas: readonly TextArea[], load: () => Promise<ComponentType>) {
  const loadPage = async () => (await Promise.all([load(), loadTexts(...areas)]))[0];
  return { Component: loadPage };
}
