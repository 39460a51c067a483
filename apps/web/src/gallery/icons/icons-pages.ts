import type { GalleryGroup } from '../gallery-page.ts';

export const iconsPages: GalleryGroup = {
  title: 'Icons',
  icon: 'award',
  badge: '1500+',
  pages: [
    {
      path: '/icons/feather',
      title: 'Feather',
      keywords: ['symbols', 'outlines'],
      component: async () => (await import('./feather-page.tsx')).FeatherPage,
    },
    {
      path: '/icons/font-awesome',
      title: 'Font Awesome',
      keywords: ['symbols', 'brands'],
      component: async () => (await import('./font-awesome-page.tsx')).FontAwesomePage,
    },
  ],
};
