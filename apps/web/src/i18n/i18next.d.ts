import type { TextAreas } from './text-areas.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: TextAreas;
  }
}
