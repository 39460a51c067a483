import { advancedTablesPages } from './advanced-tables/advanced-tables-pages.ts';
import { calendarPages } from './calendar/calendar-pages.ts';
import { chartsPages } from './charts/charts-pages.ts';
import { formPluginsPages } from './form-plugins/form-plugins-pages.ts';
import { formsPages } from './forms/forms-pages.ts';
import type { GalleryGroup } from './gallery-page.ts';
import { iconsPages } from './icons/icons-pages.ts';
import { mapsPages } from './maps/maps-pages.ts';
import { notificationsPages } from './notifications/notifications-pages.ts';
import { tablesPages } from './tables/tables-pages.ts';
import { uiPages } from './ui/ui-pages.ts';

/** The gallery’s groups of pages, in sidebar order. */
export const galleryGroups: GalleryGroup[] = [
  uiPages,
  iconsPages,
  formsPages,
  tablesPages,
  formPluginsPages,
  advancedTablesPages,
  chartsPages,
  notificationsPages,
  mapsPages,
  calendarPages,
];

/** The path of a group redirects to its first page. */
export const galleryRedirects: (readonly [from: string, to: string])[] = galleryGroups.flatMap(
  ({ pages: [first] }) => {
    const parent = first?.path.slice(0, first.path.lastIndexOf('/'));
    return first && parent ? [[parent, first.path] as const] : [];
  },
);
