import { redirect } from 'react-router';
import { withinSite } from '../../../base.ts';
import { rememberedCategory } from './remembered-category.ts';

/**
 * Throws a redirect to the category chosen last, unless the address has a choice of its own: a link
 * with a query is opened unchanged. Which player it shows, in `player`, is no such choice.
 */
export function redirectToRememberedCategory({ pathname, search }: URL): void {
  const query = new URLSearchParams(search);
  const chosen = [...query.keys()].filter((name) => name !== 'player');
  const category = chosen.length === 0 ? rememberedCategory() : undefined;
  if (category === undefined) return;
  query.set('category', category);
  throw redirect(`${withinSite(pathname)}?${query}`);
}
