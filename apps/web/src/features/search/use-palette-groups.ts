import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetRecents } from '../../recents.ts';
import type { FoundGroup, FoundItem } from './found-item.ts';
import type { ActionEntries } from './use-action-entries.ts';
import type { LocalGroup } from './use-found.ts';
import { usePageEntries } from './use-page-entries.ts';
import { useRecentItems } from './use-recent-items.ts';

/** Returns the local groups of the palette: to search, and to offer before anything is typed. */
export function usePaletteGroups(entries: ActionEntries): {
  local: LocalGroup[];
  offered: FoundGroup[];
} {
  const { t } = useTranslation('search');
  const { pages, loading } = usePageEntries();
  const recent = useRecentItems(pages);
  const { actions, schemes, languages } = entries;

  const local = useMemo(
    () => [
      { key: 'pages', title: t('groups.pages'), entries: pages, limit: 7, loading },
      {
        key: 'actions',
        title: t('groups.actions'),
        entries: [...actions, ...schemes, ...languages],
        limit: 10,
      },
    ],
    [t, pages, loading, actions, schemes, languages],
  );
  const clear: FoundItem = {
    key: 'clear',
    title: t('clear'),
    icon: 'x',
    run: forgetRecents,
    stay: true,
  };
  const group = (key: 'actions' | 'schemes' | 'languages') => ({
    key,
    title: t(`groups.${key}`),
    items: entries[key].map(({ item }) => item),
  });
  const offered = [
    ...(recent.length === 0
      ? []
      : [{ key: 'recent', title: t('groups.recent'), items: [...recent, clear] }]),
    group('actions'),
    group('schemes'),
    group('languages'),
  ];
  return { local, offered };
}
