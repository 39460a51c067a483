import type texts from '../../i18n/en/placeholders.json';
import type { Page } from '../../pages/page.ts';
import { paths } from '../../paths.ts';
import { type Placeholder, placeholders } from './placeholders.ts';

declare module '../../i18n/text-areas.ts' {
  interface TextAreas {
    placeholders: typeof texts;
  }
}

/** Pages that are not built yet, at the URLs they will have. */
export const placeholderPages: readonly Page[] = placeholders.map(toPage);

function toPage(placeholder: Placeholder): Page {
  const { name, navigation } = placeholder;
  return {
    path: paths[name](),
    title: `placeholders:pages.${name}.title`,
    navigation: { ...navigation, isPlaceholder: true },
    texts: ['placeholders'],
    loader: async () => (await import('./overview-query.ts')).loadOverview,
    component: async () =>
      (await import('./placeholder-page.tsx')).createPlaceholderPage(placeholder),
  };
}
