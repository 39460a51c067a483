import type { GalleryGroup } from '../gallery-page.ts';

export const calendarPages: GalleryGroup = {
  title: 'Calendar',
  icon: 'calendar',
  pages: [
    {
      path: '/calendar',
      title: 'Calendar',
      load: async () => (await import('./calendar-page.tsx')).CalendarPage,
    },
  ],
};
