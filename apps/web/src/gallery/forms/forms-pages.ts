import type { GalleryGroup } from '../gallery-page.ts';

export const formsPages: GalleryGroup = {
  title: 'Forms',
  icon: 'check',
  pages: [
    {
      path: '/forms/layouts',
      title: 'Form Layouts',
      keywords: ['horizontal', 'rows'],
      component: async () => (await import('./layouts-page.tsx')).LayoutsPage,
    },
    {
      path: '/forms/basic-inputs',
      title: 'Basic Inputs',
      keywords: ['checkbox', 'radio', 'switch', 'select', 'textarea'],
      component: async () => (await import('./basic-inputs-page.tsx')).BasicInputsPage,
    },
    {
      path: '/forms/input-groups',
      title: 'Input Groups',
      keywords: ['addons', 'prefix', 'suffix'],
      component: async () => (await import('./input-groups-page.tsx')).InputGroupsPage,
    },
    {
      path: '/forms/floating-labels',
      title: 'Floating Labels',
      keywords: ['placeholder'],
      component: async () => (await import('./floating-labels-page.tsx')).FloatingLabelsPage,
    },
  ],
};
