import type { ComponentType } from 'react';
import { loadTexts } from '../../i18n/i18n.ts';
import type { TextArea } from '../../i18n/text-areas.ts';

/**
 * A page in a chunk of its own, fetched in parallel with its texts and its data. Each route needs an
 * object of its own: the router empties it once it has loaded from it.
 */
export function lazyPage(areas: readonly TextArea[], load: () => Promise<ComponentType>) {
  const loadPage = async () => (await Promise.all([load(), loadTexts(...areas)]))[0];
  return { Component: loadPage };
}
