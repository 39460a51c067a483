import type texts from '../../i18n/en/revenue.json';
import type { Page } from '../../pages/page.ts';
import { paths } from '../../paths.ts';

declare module '../../i18n/text-areas.ts' {
  interface TextAreas {
    revenue: typeof texts;
  }
}

export const revenuePages: readonly Page[] = [
  {
    path: paths.revenue(),
    title: 'revenue:title',
    navigation: { section: 'analytics', order: 5, icon: 'dollarSign', text: 'nav.revenue' },
    texts: ['revenue', 'questions', 'filters', 'charts'],
    loader: async () => (await import('./load-revenue.ts')).loadRevenue,
    component: async () => (await import('./revenue-page.tsx')).RevenuePage,
  },
];
