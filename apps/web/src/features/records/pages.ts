import type texts from '../../i18n/en/records.json';
import type { Page } from '../../pages/page.ts';
import { paths } from '../../paths.ts';

declare module '../../i18n/text-areas.ts' {
  interface TextAreas {
    records: typeof texts;
  }
}

export const recordsPages: readonly Page[] = [
  {
    path: paths.records(),
    title: 'records:title',
    navigation: { section: 'leaderboards', order: 4, icon: 'award', text: 'nav.records' },
    texts: ['records', 'questions', 'filters', 'charts'],
    loader: async () => (await import('./load-records.ts')).loadRecords,
    component: async () => (await import('./records-page.tsx')).RecordsPage,
  },
];
