import type texts from '../../i18n/en/moderation.json';
import type { Page } from '../../pages/page.ts';
import { paths } from '../../paths.ts';

declare module '../../i18n/text-areas.ts' {
  interface TextAreas {
    moderation: typeof texts;
  }
}

export const moderationPages: readonly Page[] = [
  {
    path: paths.moderation(),
    title: 'moderation:title',
    navigation: {
      section: 'tools',
      order: 9,
      icon: 'shield',
      text: 'nav.moderation',
      isForOperators: true,
    },
    texts: ['moderation'],
    component: async () => (await import('./moderation-page.tsx')).ModerationPage,
  },
];
