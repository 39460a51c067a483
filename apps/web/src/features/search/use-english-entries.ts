import type { Searchable } from '@scrapboard/search';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { prefetch } from '../../app/prefetch-pages.ts';
import { getConnection, useOnReconnect } from '../../connection.ts';
import { getEnglishLists, loadEnglishLists } from './load-search.ts';
import type { ResultItem } from './result-item.ts';

const isMissing = () => getEnglishLists() === undefined;

/**
 * Returns the pages of documentation and gallery; none until their lists have loaded. The palette
 * itself is preloaded, because it has to open without a network; these lists follow some time later.
 * While the server is unreachable they are not requested: after a failure, Chromium would never
 * request them again.
 */
export function useEnglishEntries(): {
  entries: readonly Searchable<ResultItem>[];
  isLoading: boolean;
} {
  const { t } = useTranslation('search');
  const [isLoading, setIsLoading] = useState(() => isMissing() && getConnection().isReachable);
  useOnReconnect(() => setIsLoading(isMissing()));
  useEffect(() => {
    if (!isLoading) return;
    let isMounted = true;
    void prefetch(loadEnglishLists).then(() => {
      if (isMounted) setIsLoading(false);
    });
    return () => {
      isMounted = false;
    };
  }, [isLoading]);
  const entries = useMemo(() => {
    const lists = isLoading ? undefined : getEnglishLists();
    if (lists === undefined) return [];
    return [
      ...lists.listGuideEntries(t('sections.guide')),
      ...lists.listGalleryEntries(t('sections.gallery')),
    ];
  }, [t, isLoading]);
  return { entries, isLoading };
}
