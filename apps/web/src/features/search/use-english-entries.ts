import type { Searchable } from '@scrapboard/search';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { prefetch } from '../../app/prefetch-pages.ts';
import { getConnection, useOnReconnect } from '../../connection.ts';
import { getEnglishLists, loadEnglishLists } from './english-lists.ts';
import type { FoundItem } from './found-item.ts';

const isLacking = () => getEnglishLists() === undefined;

/**
 * Returns the pages of documentation and gallery, none until their lists have loaded. The palette
 * itself is preloaded, because it has to open without a network, and these lists some time later.
 * Without a server they are not requested until it is back: Chromium would never request them
 * again.
 */
export function useEnglishEntries(): {
  entries: readonly Searchable<FoundItem>[];
  loading: boolean;
} {
  const { t } = useTranslation('search');
  const [loading, setLoading] = useState(() => isLacking() && getConnection().isReachable);
  useOnReconnect(() => setLoading(isLacking()));
  useEffect(() => {
    if (!loading) return;
    let shown = true;
    void prefetch(loadEnglishLists).then(() => {
      if (shown) setLoading(false);
    });
    return () => {
      shown = false;
    };
  }, [loading]);
  const entries = useMemo(() => {
    const lists = loading ? undefined : getEnglishLists();
    if (lists === undefined) return [];
    return [
      ...lists.guideEntries(t('sections.guide')),
      ...lists.galleryEntries(t('sections.gallery')),
    ];
  }, [t, loading]);
  return { entries, loading };
}
