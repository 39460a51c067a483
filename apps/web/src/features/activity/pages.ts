import type texts from '../../i18n/en/activity.json';
import type { Page } from '../../pages/page.ts';
import { paths } from '../../paths.ts';

declare module '../../i18n/text-areas.ts' {
  interface TextAreas {
    activity: typeof texts;
  }
}

export const activityPages: readonly Page[] = [
  {
    path: paths.activity(),
    title: 'activity:title',
    navigation: { section: 'analytics', order: 2, icon: 'activity', text: 'nav.activity' },
    texts: ['activity', 'questions', 'filters', 'charts'],
    loader: async () => (await import('./load-activity.ts')).loadActivity,
    component: async () => (await import('./activity-page.tsx')).ActivityPage,
  },
];
