import type { Searchable } from '@scrapboard/search';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { prefetch } from '../../app/prefetch-pages.ts';
import { getConnection } from '../../connection.ts';
import type { FoundItem } from './found-item.ts';

let lists: typeof import('./english-entries.ts') | undefined;

async function loadLists(): Promise<void> {
  lists = await import('./english-entries.ts');
}

/**
 * Returns the pages of documentation and gallery, none until their lists have loaded. The palette
 * itself is fetched ahead, because it has to open without a network; these pages do not. Without a
 * server they are not asked for: Chromium would never ask again.
 */
export function useEnglishEntries(): {
  entries: readonly Searchable<FoundItem>[];
  loading: boolean;
} {
  const { t } = useTranslation('search');
  const [loading, setLoading] = useState(() => lists === undefined && getConnection().isReachable);
  useEffect(() => {
    if (!loading) return;
    let shown = true;
    void prefetch(loadLists).then(() => {
      if (shown) setLoading(false);
    });
    return () => {
      shown = false;
    };
  }, [loading]);
  const entries = useMemo(
    () =>
      loading || lists === undefined
        ? []
        : [
            ...lists.guideEntries(t('sections.guide')),
            ...lists.galleryEntries(t('sections.gallery')),
          ],
    [t, loading],
  );
  return { entries, loading };
}
