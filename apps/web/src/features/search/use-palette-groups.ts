import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { clearRecents } from '../../recents.ts';
import type { ResultGroup, ResultItem } from './result-item.ts';
import type { ActionEntries } from './use-action-entries.ts';
import { usePageEntries } from './use-page-entries.ts';
import { useRecentItems } from './use-recent-items.ts';
import type { LocalGroup } from './use-search-results.ts';

/** Returns the local groups of the palette: those to search, and those suggested before typing. */
export function usePaletteGroups(entries: ActionEntries): {
  localGroups: LocalGroup[];
  suggestedGroups: ResultGroup[];
} {
  const { t } = useTranslation('search');
  const { pages, isLoading } = usePageEntries();
  const recentItems = useRecentItems(pages);
  const { actions, schemes, languages } = entries;

  const localGroups = useMemo(
    () => [
      { key: 'pages', title: t('groups.pages'), entries: pages, limit: 7, isLoading },
      {
        key: 'actions',
        title: t('groups.actions'),
        entries: [...actions, ...schemes, ...languages],
        limit: 10,
      },
    ],
    [t, pages, isLoading, actions, schemes, languages],
  );
  const clearItem: ResultItem = {
    key: 'clear',
    title: t('clear'),
    icon: 'x',
    run: clearRecents,
    staysOpen: true,
  };
  const createGroup = (key: 'actions' | 'schemes' | 'languages') => ({
    key,
    title: t(`groups.${key}`),
    items: entries[key].map(({ item }) => item),
  });
  const suggestedGroups = [
    ...(recentItems.length === 0
      ? []
      : [{ key: 'recent', title: t('groups.recent'), items: [...recentItems, clearItem] }]),
    createGroup('actions'),
    createGroup('schemes'),
    createGroup('languages'),
  ];
  return { localGroups, suggestedGroups };
}
