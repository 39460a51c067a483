import { type Searchable, toSearchable } from '@scrapboard/search';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../account/use-auth.ts';
import { type NavigationEntry, navigationFor } from '../../app/navigation.ts';
import { pages } from '../../pages/pages.ts';
import { useStatus } from '../../status.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { ResultItem } from './result-item.ts';
import { splitWords } from './split-words.ts';
import { toSearchKey } from './to-search-key.ts';
import { useEnglishEntries } from './use-english-entries.ts';

type Entry = Searchable<ResultItem>;

/**
 * Returns every page of the product with the words it can be found by, and whether some of them are
 * still loading.
 */
export function usePageEntries(): { pages: readonly Entry[]; isLoading: boolean } {
  const { t } = useTranslation(['search', 'shell']);
  const links = useStatus()?.links;
  const isOperator = useAuth().user?.operator === true;
  const { entries: englishEntries, isLoading } = useEnglishEntries();
  const translatedEntries = useMemo(() => {
    const titles = t('pages', { returnObjects: true }) as Record<string, string>;
    const keywords = t('keywords', { returnObjects: true }) as Record<string, string>;
    const keywordsOf = (path: string) => splitWords(keywords[toSearchKey(path)] ?? '');

    const sidebarEntries = navigationFor(isOperator).flatMap(({ title, entries }) => {
      const toEntries = (entry: NavigationEntry, icon: IconName, parentName?: string): Entry[] => {
        const { text, to, link, children = [] } = entry;
        const href = link && links?.[link];
        // While the operator has not set the link, it leads to the help page, which has an entry of
        // its own.
        if (link !== undefined && !href) return [];
        const name = t(`shell:${text}`);
        const item: ResultItem = {
          key: `page ${href ?? to}`,
          title: name,
          icon,
          note: parentName ?? t(`shell:${title}`),
          ...(href ? { href } : { to }),
        };
        return [
          toSearchable(item, name, [
            parentName ?? '',
            t(`shell:${title}`),
            to.slice(1),
            ...keywordsOf(to),
          ]),
          ...children.flatMap((child) => toEntries(child, icon, name)),
        ];
      };
      return entries.flatMap((entry) => toEntries(entry, entry.icon ?? 'layout'));
    });
    const otherEntries = pages.flatMap(({ path, searchIcon: icon }) => {
      const title = titles[toSearchKey(path)] ?? path;
      const item = { key: `page ${path}`, title, to: path };
      return icon === undefined ? [] : [toSearchable({ ...item, icon }, title, keywordsOf(path))];
    });
    return [...sidebarEntries, ...otherEntries];
  }, [t, links, isOperator]);
  const allEntries = useMemo(
    () => [...translatedEntries, ...englishEntries],
    [translatedEntries, englishEntries],
  );
  return { pages: allEntries, isLoading };
}
