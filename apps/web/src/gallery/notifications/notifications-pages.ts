import type { GalleryGroup } from '../gallery-page.ts';

export const notificationsPages: GalleryGroup = {
  title: 'Notifications',
  icon: 'info',
  pages: [
    {
      path: '/notifications',
      title: 'Notifications',
      keywords: ['toasts', 'messages'],
      component: async () => (await import('./notifications-page.tsx')).NotificationsPage,
    },
  ],
};
