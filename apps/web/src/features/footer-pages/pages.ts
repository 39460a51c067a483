import type { FooterPageName } from '@scrapboard/contract';
import type texts from '../../i18n/en/footer-pages.json';
import type { Page } from '../../pages/page.ts';
import { paths } from '../../paths.ts';

declare module '../../i18n/text-areas.ts' {
  interface TextAreas {
    'footer-pages': typeof texts;
  }
}

const footerPage = (topic: FooterPageName, searchIcon: Page['searchIcon'] & string): Page => ({
  path: paths[topic](),
  title: `footer-pages:${topic}.title`,
  searchIcon,
  texts: ['footer-pages'],
  loader: async () => (await import('./footer-page-queries.ts')).footerPageLoader(topic),
  component: async () => (await import('./footer-page.tsx')).createFooterPage(topic),
});

export const footerPages: readonly Page[] = [
  footerPage('help', 'helpCircle'),
  footerPage('support', 'helpCircle'),
  footerPage('privacy', 'shield'),
  footerPage('terms', 'info'),
];
