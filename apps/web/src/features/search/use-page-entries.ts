import { type Searchable, searchable } from '@scrapboard/search';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type NavigationEntry, navigation } from '../../app/navigation.ts';
import { galleryGroups } from '../../gallery/gallery-groups.ts';
import { guidePages } from '../../guide/guide-pages.ts';
import { paths } from '../../paths.ts';
import { useStatus } from '../../status.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { FoundItem } from './found-item.ts';
import { galleryKeywords, guideKeywords } from './page-keywords.ts';

type Entry = Searchable<FoundItem>;

const others = [
  { key: 'home', path: paths.home(), icon: 'layout' },
  { key: 'upload', path: paths.upload(), icon: 'upload' },
  { key: 'private', path: paths.private(), icon: 'lock' },
  { key: 'settings', path: paths.settings(), icon: 'settings' },
  { key: 'help', path: paths.help(), icon: 'helpCircle' },
  { key: 'support', path: paths.support(), icon: 'helpCircle' },
  { key: 'privacy', path: paths.privacy(), icon: 'shield' },
  { key: 'terms', path: paths.terms(), icon: 'info' },
] as const satisfies readonly { key: string; path: string; icon: IconName }[];

/** Every page there is to go to, with other words people look for it by. */
export function usePageEntries(): readonly Entry[] {
  const { t } = useTranslation(['search', 'shell']);
  const links = useStatus()?.links;
  return useMemo(() => {
    const words = (text: string) => text.split(',').map((word) => word.trim());
    const keywords = t('keywords', { returnObjects: true }) as Record<string, string>;
    const keywordsOf = (path: string) => [
      path.slice(1),
      ...words(keywords[path.slice(1).replace('/', '-')] ?? ''),
    ];

    const product = navigation.flatMap(({ title, entries }) => {
      const toEntries = (entry: NavigationEntry, icon: IconName, under?: string): Entry[] => {
        const { text, to, link, children = [] } = entry;
        const href = link && links?.[link];
        // While the operator has not set it, it leads to the help page, which has an entry of its own.
        if (link !== undefined && !href) return [];
        const name = t(`shell:${text}`);
        const item: FoundItem = {
          key: `page ${href ?? to}`,
          title: name,
          icon,
          note: under ?? t(`shell:${title}`),
          ...(href ? { href } : { to }),
        };
        return [
          searchable(item, name, [under ?? '', t(`shell:${title}`), ...keywordsOf(to)]),
          ...children.flatMap((child) => toEntries(child, icon, name)),
        ];
      };
      return entries.flatMap((entry) => toEntries(entry, entry.icon ?? 'layout'));
    });
    const rest = others.map(({ key, path, icon }) => {
      const title = t(`pages.${key}`);
      return searchable<FoundItem>({ key: `page ${path}`, title, icon, to: path }, title, [
        ...words(keywords[key] ?? ''),
      ]);
    });
    return [
      ...product,
      ...rest,
      ...guideEntries(t('sections.guide')),
      ...galleryEntries(t('sections.gallery')),
    ];
  }, [t, links]);
}

/** Documentation and gallery exist in English only. */
function guideEntries(section: string): Entry[] {
  return guidePages.map(({ path, title, under }) =>
    searchable<FoundItem>(
      { key: `page ${path}`, title, icon: 'book', note: section, lang: 'en', to: path },
      title,
      [section, 'documentation', under ?? '', ...(guideKeywords[path] ?? [])],
    ),
  );
}

function galleryEntries(section: string): Entry[] {
  return galleryGroups.flatMap((group) =>
    group.pages.map(({ path, title }) =>
      searchable<FoundItem>(
        { key: `page ${path}`, title, icon: group.icon, note: section, lang: 'en', to: path },
        title,
        [section, 'gallery', group.title, ...(galleryKeywords[path] ?? [])],
      ),
    ),
  );
}
