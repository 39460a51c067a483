import type { Page } from '../../pages/page.ts';
import { paths } from '../../paths.ts';

export const privatePages: readonly Page[] = [
  {
    path: paths.private(),
    searchIcon: 'lock',
    texts: ['auth', 'profile', 'filters'],
    loader: async () => (await import('./load-private.ts')).loadPrivate,
    component: async () => (await import('./private-page.tsx')).PrivatePage,
  },
];
