import type { ComponentType } from 'react';

/** One page of the documentation: routes, sidebar and search derive from it. */
export interface GuidePage {
  path: string;
  title: string;
  /** The heading of the page, if it differs from its title. */
  heading?: string;
  section: 'Getting Started' | 'Development' | 'Help';
  /** The sidebar entry that groups it with other pages. */
  group?: 'Auth';
  badge?: string;
  /** Other words that the search finds it by. */
  keywords?: readonly string[];
  component: () => Promise<ComponentType>;
}
