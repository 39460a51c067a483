import type texts from '../../i18n/en/settings.json';
import type { Page } from '../../pages/page.ts';
import { paths } from '../../paths.ts';

declare module '../../i18n/text-areas.ts' {
  interface TextAreas {
    settings: typeof texts;
  }
}

export const settingsPages: readonly Page[] = [
  {
    path: paths.settings(),
    title: 'settings:title',
    searchIcon: 'settings',
    texts: ['settings', 'auth', 'theme'],
    loader: async () => (await import('./load-settings.ts')).loadSettings,
    component: async () => (await import('./settings-page.tsx')).SettingsPage,
  },
];
