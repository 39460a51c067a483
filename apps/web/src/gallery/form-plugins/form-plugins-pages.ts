import type { GalleryGroup } from '../gallery-page.ts';

export const formPluginsPages: GalleryGroup = {
  title: 'Form Plugins',
  icon: 'sliders',
  pages: [
    {
      path: '/form-plugins/advanced-inputs',
      title: 'Advanced Inputs',
      load: async () => (await import('./advanced-inputs-page.tsx')).AdvancedInputsPage,
    },
    {
      path: '/form-plugins/formik',
      title: 'Formik',
      badge: 'New',
      load: async () => (await import('./formik-page.tsx')).FormikPage,
    },
    {
      path: '/form-plugins/editors',
      title: 'Editors',
      load: async () => (await import('./editors-page.tsx')).EditorsPage,
    },
  ],
};
