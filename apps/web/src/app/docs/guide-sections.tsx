import type { GuidePage } from '../../guide/guide-page.ts';
import { paths } from '../../paths.ts';
import type { SidebarEntry, SidebarSection } from '../sidebar/sections.ts';
import { GuideIcon } from './guide-icon.tsx';

/** Returns the sidebar of the documentation: its pages in their order, by section and group. */
export function toGuideSections(pages: readonly GuidePage[]): SidebarSection[] {
  const sections: SidebarSection[] = [];
  for (const page of pages) {
    let section = sections.find(({ title }) => title === page.section);
    if (section === undefined) {
      section = { title: page.section, lang: 'en', entries: [] };
      sections.push(section);
    }
    siblingsOf(section.entries, page).push({
      label: page.title,
      to: page.path,
      ...(page.group === undefined && { icon: <GuideIcon path={page.path} /> }),
      ...(page.badge !== undefined && { badge: page.badge }),
    });
  }
  return sections;
}

/** Returns the list that a page belongs to: the entries, or the children of its group's entry. */
function siblingsOf(entries: SidebarEntry[], { group }: GuidePage): SidebarEntry[] {
  if (group === undefined) return entries;
  const to = paths.guide(group.toLowerCase());
  const groupEntry = entries.find((entry) => entry.to === to);
  if (groupEntry?.children !== undefined) return groupEntry.children;
  const children: SidebarEntry[] = [];
  entries.push({ label: group, to, icon: <GuideIcon path={to} />, children });
  return children;
}
