import type { Searchable } from '@scrapboard/search';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { forgetRecent, type Recent, recentKey, useRecents } from '../../recents.ts';
import { useFormat } from '../../use-format.ts';
import type { FoundItem } from './found-item.ts';

const MAX_ITEMS = 8;

/**
 * Returns what was opened last in this browser, without the current page; each item can be removed.
 */
export function useRecentItems(pages: readonly Searchable<FoundItem>[]): FoundItem[] {
  const { t } = useTranslation('search');
  const format = useFormat();
  const recents = useRecents();
  const { pathname } = useLocation();

  const toItem = (recent: Recent): FoundItem | null => {
    const key = recentKey(recent);
    const own = { key: `recent ${key}`, remove: () => forgetRecent(key) };
    if (recent.kind === 'player') {
      return {
        ...own,
        title: recent.name,
        icon: 'user',
        note: t('kinds.player'),
        to: paths.user(recent.id),
      };
    }
    if (recent.kind === 'match') {
      const note = format.shortDateTime(recent.at);
      return { ...own, title: recent.name, icon: 'crosshair', note, to: paths.match(recent.id) };
    }
    if (recent.kind === 'search') {
      const to = paths.users({ search: recent.text });
      return { ...own, title: recent.text, icon: 'search', note: t('kinds.search'), to };
    }
    const page = pages.find(({ item }) => item.to === recent.path)?.item;
    return page === undefined ? null : { ...page, ...own };
  };
  return recents
    .map(toItem)
    .filter((item) => item !== null)
    .filter(({ to }) => to !== pathname)
    .slice(0, MAX_ITEMS);
}
