import type { GalleryGroup } from '../gallery-page.ts';

export const formsPages: GalleryGroup = {
  title: 'Forms',
  icon: 'check',
  pages: [
    {
      path: '/forms/layouts',
      title: 'Form layouts',
      load: async () => (await import('./layouts-page.tsx')).LayoutsPage,
    },
    {
      path: '/forms/basic-inputs',
      title: 'Basic inputs',
      load: async () => (await import('./basic-inputs-page.tsx')).BasicInputsPage,
    },
    {
      path: '/forms/input-groups',
      title: 'Input groups',
      load: async () => (await import('./input-groups-page.tsx')).InputGroupsPage,
    },
    {
      path: '/forms/floating-labels',
      title: 'Floating labels',
      load: async () => (await import('./floating-labels-page.tsx')).FloatingLabelsPage,
    },
  ],
};
