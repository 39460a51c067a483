import type { Status } from '@scrapboard/contract';
import type { ParseKeys } from 'i18next';
import { type Page, type PageNavigation, sidebarSections } from '../pages/page.ts';
import { pages } from '../pages/pages.ts';
import { paths } from '../paths.ts';
import type { IconName } from '../ui/icon.tsx';

export interface NavigationEntry {
  text: ParseKeys<'shell'>;
  to: string;
  /** The operator's link that replaces `to` if it is set. */
  link?: keyof Status['links'];
  icon?: IconName;
  badge?: string;
  /** Whether only operators see it. */
  isForOperators?: boolean;
  children?: NavigationEntry[];
}

export interface NavigationSection {
  title: ParseKeys<'shell'>;
  entries: NavigationEntry[];
}

type ListedPage = Page & { navigation: PageNavigation };

const listedPages = pages
  .filter((page): page is ListedPage => page.navigation !== undefined)
  .toSorted((a, b) => a.navigation.order - b.navigation.order);

/** Links that the operator can set; by default they lead to sections of the help page. */
const links: NavigationEntry[] = [
  { text: 'nav.about', to: paths.help('about'), link: 'about', icon: 'helpCircle' },
  { text: 'nav.github', to: paths.help('github'), link: 'github', icon: 'github' },
  { text: 'nav.community', to: paths.help('community'), link: 'community', icon: 'link' },
];

function toEntry({ path, navigation }: ListedPage): NavigationEntry {
  const children = listedPages
    .filter((page) => 'parent' in page.navigation && page.navigation.parent === path)
    .map(toEntry);
  return {
    text: navigation.text,
    to: path,
    ...('icon' in navigation && { icon: navigation.icon }),
    ...(navigation.badge !== undefined && { badge: navigation.badge }),
    ...(navigation.isForOperators === true && { isForOperators: true }),
    ...(children.length > 0 && { children }),
  };
}

/** The sidebar of the product, from the registrations of its pages. */
export const navigation: NavigationSection[] = sidebarSections.map((name) => ({
  title: `sections.${name}`,
  entries: [
    ...listedPages
      .filter((page) => 'section' in page.navigation && page.navigation.section === name)
      .map(toEntry),
    ...(name === 'about' ? links : []),
  ],
}));

/** Returns the sidebar as a visitor or user sees it, or an operator. */
export function navigationFor(isOperator: boolean): NavigationSection[] {
  return navigation.map(({ title, entries }) => ({
    title,
    entries: entries.filter(({ isForOperators }) => isOperator || isForOperators !== true),
  }));
}
