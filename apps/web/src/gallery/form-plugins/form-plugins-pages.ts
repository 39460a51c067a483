import type { GalleryGroup } from '../gallery-page.ts';

export const formPluginsPages: GalleryGroup = {
  title: 'Form Plugins',
  icon: 'sliders',
  pages: [
    {
      path: '/form-plugins/advanced-inputs',
      title: 'Advanced Inputs',
      keywords: ['masks', 'select', 'phone', 'date'],
      component: async () => (await import('./advanced-inputs-page.tsx')).AdvancedInputsPage,
    },
    {
      path: '/form-plugins/formik',
      title: 'Formik',
      badge: 'New',
      keywords: ['validation'],
      component: async () => (await import('./formik-page.tsx')).FormikPage,
    },
    {
      path: '/form-plugins/editors',
      title: 'Editors',
      keywords: ['quill', 'rich text', 'wysiwyg'],
      component: async () => (await import('./editors-page.tsx')).EditorsPage,
    },
  ],
};
