import type texts from '../../i18n/en/placeholders.json';
import type { PageNavigation } from '../../pages/page.ts';
import { paths } from '../../paths.ts';

export type PlaceholderName = keyof (typeof texts)['pages'];

interface PlaceholderEntry {
  /** The key of its texts, and of its path. */
  name: PlaceholderName & keyof typeof paths;
  navigation: PageNavigation;
  /** The facts that the overview of all matches already provides. */
  facts: { kind: string; of?: string };
}

/** Returns the subpages of a page, one for each kind of part. */
function partPlaceholders<Name extends 'performance' | 'leader', Kind extends string>(
  name: Name,
  kind: Kind,
) {
  const parent = paths[name]();
  return [
    {
      name: `${name}Weapon`,
      navigation: { parent, order: 1, text: 'nav.weapons' },
      facts: { kind, of: 'weapon' },
    },
    {
      name: `${name}Movement`,
      navigation: { parent, order: 2, text: 'nav.movement' },
      facts: { kind, of: 'movement' },
    },
    {
      name: `${name}Cabin`,
      navigation: { parent, order: 3, text: 'nav.cabins' },
      facts: { kind, of: 'cabin' },
    },
  ] as const;
}

/**
 * The pages that are not built yet. When one is built, its entry here and its texts are removed; the
 * compiler then reports the facts that no other entry uses.
 */
export const placeholders = [
  {
    name: 'leader',
    navigation: { section: 'leaderboards', order: 2, icon: 'list', text: 'nav.leader' },
    facts: { kind: 'leaders', of: 'eachKind' },
  },
  ...partPlaceholders('leader', 'leaders'),
  {
    name: 'speedrunning',
    navigation: { section: 'leaderboards', order: 3, icon: 'watch', text: 'nav.speedrunning' },
    facts: { kind: 'fastest' },
  },
] as const satisfies readonly PlaceholderEntry[];

export type Placeholder = (typeof placeholders)[number];
