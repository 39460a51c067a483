import type { GalleryGroup } from '../gallery-page.ts';

export const formsPages: GalleryGroup = {
  title: 'Forms',
  icon: 'check',
  pages: [
    {
      path: '/forms/layouts',
      title: 'Form Layouts',
      load: async () => (await import('./layouts-page.tsx')).LayoutsPage,
    },
    {
      path: '/forms/basic-inputs',
      title: 'Basic Inputs',
      load: async () => (await import('./basic-inputs-page.tsx')).BasicInputsPage,
    },
    {
      path: '/forms/input-groups',
      title: 'Input Groups',
      load: async () => (await import('./input-groups-page.tsx')).InputGroupsPage,
    },
    {
      path: '/forms/floating-labels',
      title: 'Floating Labels',
      load: async () => (await import('./floating-labels-page.tsx')).FloatingLabelsPage,
    },
  ],
};
