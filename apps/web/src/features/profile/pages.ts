import type bests from '../../i18n/en/bests.json';
import type breakdown from '../../i18n/en/breakdown.json';
import type compare from '../../i18n/en/compare.json';
import type texts from '../../i18n/en/profile.json';
import type { Page } from '../../pages/page.ts';
import { paths } from '../../paths.ts';

declare module '../../i18n/text-areas.ts' {
  interface TextAreas {
    /** Loaded with the components that use them. */
    bests: typeof bests;
    breakdown: typeof breakdown;
    compare: typeof compare;
    profile: typeof texts;
  }
}

const importPage = () => import('./profile-modules.ts');

const profile = {
  texts: ['profile', 'filters'],
  loader: async () => (await importPage()).loadProfile,
  component: async () => (await importPage()).ProfilePage,
} satisfies Partial<Page>;

export const profilePages: readonly Page[] = [
  { path: paths.home(), searchIcon: 'layout', ...profile },
  { path: '/user/:id', ...profile },
];
