import type texts from '../../i18n/en/placeholders.json';
import type { PageNavigation } from '../../pages/page.ts';
import type { paths } from '../../paths.ts';

export type PlaceholderName = keyof (typeof texts)['pages'];

interface PlaceholderEntry {
  /** The key of its texts, and of its path. */
  name: PlaceholderName & keyof typeof paths;
  navigation: PageNavigation;
  /** The facts that the overview of all matches already provides. */
  facts: { kind: string };
}

/**
 * The pages that are not built yet. When one is built, its entry here and its texts are removed; the
 * compiler then reports the facts that no other entry uses.
 */
export const placeholders = [
  {
    name: 'speedrunning',
    navigation: { section: 'leaderboards', order: 3, icon: 'watch', text: 'nav.speedrunning' },
    facts: { kind: 'fastest' },
  },
] as const satisfies readonly PlaceholderEntry[];

export type Placeholder = (typeof placeholders)[number];
