import type { Searchable } from '@scrapboard/search';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { type Recent, recentKey, removeRecent, useRecents } from '../../recents.ts';
import { useFormat } from '../../use-format.ts';
import type { ResultItem } from './result-item.ts';

const MAX_ITEMS = 8;

/**
 * Returns what was opened last in this browser, without the current page; each item can be removed.
 */
export function useRecentItems(pages: readonly Searchable<ResultItem>[]): ResultItem[] {
  const { t } = useTranslation('search');
  const format = useFormat();
  const recents = useRecents();
  const { pathname } = useLocation();

  const toItem = (recent: Recent): ResultItem | null => {
    const key = recentKey(recent);
    const recentProps = { key: `recent ${key}`, remove: () => removeRecent(key) };
    if (recent.kind === 'player') {
      return {
        ...recentProps,
        title: recent.name,
        icon: 'user',
        note: t('kinds.player'),
        to: paths.player(recent.id),
      };
    }
    if (recent.kind === 'match') {
      const note = format.shortDateTime(recent.at);
      return {
        ...recentProps,
        title: recent.name,
        icon: 'crosshair',
        note,
        to: paths.match(recent.id),
      };
    }
    if (recent.kind === 'search') {
      const to = paths.players({ search: recent.text });
      return { ...recentProps, title: recent.text, icon: 'search', note: t('kinds.search'), to };
    }
    const page = pages.find(({ item }) => item.to === recent.path)?.item;
    return page === undefined ? null : { ...page, ...recentProps };
  };
  return recents
    .map(toItem)
    .filter((item) => item !== null)
    .filter(({ to }) => to !== pathname)
    .slice(0, MAX_ITEMS);
}
