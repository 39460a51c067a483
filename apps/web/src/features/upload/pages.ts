import type texts from '../../i18n/en/upload.json';
import type { Page } from '../../pages/page.ts';
import { paths } from '../../paths.ts';

declare module '../../i18n/text-areas.ts' {
  interface TextAreas {
    upload: typeof texts;
  }
}

export const uploadPages: readonly Page[] = [
  {
    path: paths.upload(),
    title: 'upload:title',
    searchIcon: 'upload',
    texts: ['upload', 'auth'],
    component: async () => (await import('./upload-page.tsx')).UploadPage,
  },
];
