import type { GalleryGroup } from '../gallery-page.ts';

export const calendarPages: GalleryGroup = {
  title: 'Calendar',
  icon: 'calendar',
  pages: [
    {
      path: '/calendar',
      title: 'Calendar',
      keywords: ['dates', 'events', 'month', 'week', 'day'],
      component: async () => (await import('./calendar-page.tsx')).CalendarPage,
    },
  ],
};
