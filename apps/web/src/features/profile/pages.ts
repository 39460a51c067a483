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

const profile = {
  texts: ['profile', 'filters'],
  loader: async () => (await import('./load-profile.ts')).loadProfile,
  component: async () => {
    // Most visits open the first tab, so it is part of the page's chunk.
    const [{ ProfilePage }] = await Promise.all([
      import('./profile-page.tsx'),
      import('./tabs/stats-tab.tsx'),
    ]);
    return ProfilePage;
  },
} satisfies Partial<Page>;

export const profilePages: readonly Page[] = [
  { path: paths.home(), searchIcon: 'layout', ...profile },
  { path: '/user/:id', ...profile },
];
