import { type Searchable, toSearchable } from '@scrapboard/search';
import { galleryGroups } from '../../gallery/gallery-groups.ts';
import { guidePages } from '../../guide/guide-pages.ts';
import type { ResultItem } from './result-item.ts';

type Entry = Searchable<ResultItem>;

/** Returns the pages of the documentation, which exist in English only. */
export function listGuideEntries(section: string): Entry[] {
  return guidePages.map(({ path, title, group = '', keywords = [] }) =>
    toSearchable<ResultItem>(
      { key: `page ${path}`, title, icon: 'book', note: section, lang: 'en', to: path },
      title,
      [section, 'documentation', group, ...keywords],
    ),
  );
}

/** Returns the pages of the gallery, which exist in English only. */
export function listGalleryEntries(section: string): Entry[] {
  return galleryGroups.flatMap((group) =>
    group.pages.map(({ path, title, keywords = [] }) =>
      toSearchable<ResultItem>(
        { key: `page ${path}`, title, icon: group.icon, note: section, lang: 'en', to: path },
        title,
        [section, 'gallery', group.title, ...keywords],
      ),
    ),
  );
}
