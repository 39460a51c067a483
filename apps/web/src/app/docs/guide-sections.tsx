import type { GuidePage } from '../../guide/guide-pages.ts';
import { paths } from '../../paths.ts';
import type { SidebarEntry, SidebarSection } from '../sidebar/sections.ts';
import { GuideIcon } from './guide-icon.tsx';

/** The sidebar of the documentation, from its table of pages in their order. */
export function guideSections(pages: readonly GuidePage[]): SidebarSection[] {
  const sections: SidebarSection[] = [];
  for (const page of pages) {
    let section = sections.find(({ title }) => title === page.section);
    if (section === undefined) {
      section = { title: page.section, lang: 'en', entries: [] };
      sections.push(section);
    }
    groupOf(section.entries, page).push({
      label: page.title,
      to: page.path,
      ...(page.under === undefined && { icon: <GuideIcon path={page.path} /> }),
      ...(page.badge !== undefined && { badge: page.badge }),
    });
  }
  return sections;
}

/** Where a page is put: among the entries, or among the children of the one it stands under. */
function groupOf(entries: SidebarEntry[], { under }: GuidePage): SidebarEntry[] {
  if (under === undefined) return entries;
  const to = paths.guide(under.toLowerCase());
  const found = entries.find((entry) => entry.to === to);
  if (found?.children !== undefined) return found.children;
  const children: SidebarEntry[] = [];
  entries.push({ label: under, to, icon: <GuideIcon path={to} />, children });
  return children;
}
