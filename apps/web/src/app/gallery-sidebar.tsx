import { galleryGroups } from '../gallery/gallery-groups.ts';
import type { GalleryGroup, GalleryPage } from '../gallery/gallery-page.ts';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import type { SidebarEntry, SidebarSection } from './sidebar/sections.ts';

function toLink({ title, path, badge }: GalleryPage): SidebarEntry {
  return { label: title, to: path, ...(badge !== undefined && { badge }) };
}

/** Returns the entry of a group; a group with a single page is a link to that page. */
function toEntry({ title, icon, badge, pages }: GalleryGroup): SidebarEntry {
  const [first, ...others] = pages;
  const entry = {
    label: title,
    icon: <Icon name={icon} />,
    ...(badge !== undefined && { badge }),
  };
  if (first === undefined) return { ...entry, to: paths.gallery() };
  if (others.length === 0) return { ...toLink(first), ...entry, to: first.path };
  const to = first.path.slice(0, first.path.lastIndexOf('/'));
  return { ...entry, to, children: pages.map(toLink) };
}

/** The gallery's sidebar: its own table of contents, and links out of it. */
export const gallerySidebar: SidebarSection[] = [
  { title: 'Component gallery', lang: 'en', entries: galleryGroups.map(toEntry) },
  {
    title: 'Elsewhere',
    lang: 'en',
    entries: [
      { label: 'Documentation', to: paths.guide('introduction'), icon: <Icon name="book" /> },
      { label: 'Back to the stats', to: paths.home(), icon: <Icon name="chevronLeft" /> },
    ],
  },
];
