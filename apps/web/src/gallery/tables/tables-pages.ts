import type { GalleryGroup } from '../gallery-page.ts';

export const tablesPages: GalleryGroup = {
  title: 'Tables',
  icon: 'list',
  pages: [
    {
      path: '/tables',
      title: 'Tables',
      load: async () => (await import('./tables-page.tsx')).TablesPage,
    },
  ],
};
