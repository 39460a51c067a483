import { redirect } from 'react-router';
import { stripBase } from '../../../base.ts';
import { readRememberedCategory } from './remembered-category.ts';

/**
 * Throws a redirect to the category chosen last, unless the URL already selects something: a link
 * with a query is opened unchanged. The `player` parameter does not count as a selection.
 */
export function redirectToRememberedCategory({ pathname, search }: URL): void {
  const query = new URLSearchParams(search);
  const selectionNames = [...query.keys()].filter((name) => name !== 'player');
  const category = selectionNames.length === 0 ? readRememberedCategory() : undefined;
  if (category === undefined) return;
  query.set('category', category);
  throw redirect(`${stripBase(pathname)}?${query}`);
}
