import type { GalleryGroup } from '../gallery-page.ts';

export const tablesPages: GalleryGroup = {
  title: 'Tables',
  icon: 'list',
  pages: [
    {
      path: '/tables',
      title: 'Tables',
      keywords: ['rows', 'striped', 'responsive'],
      component: async () => (await import('./tables-page.tsx')).TablesPage,
    },
  ],
};
