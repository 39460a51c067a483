import type { GalleryGroup } from '../gallery-page.ts';

export const uiPages: GalleryGroup = {
  title: 'UI Elements',
  icon: 'layout',
  pages: [
    {
      path: '/ui/alerts',
      title: 'Alerts',
      load: async () => (await import('./alerts-page.tsx')).AlertsPage,
    },
    {
      path: '/ui/buttons',
      title: 'Buttons',
      load: async () => (await import('./buttons-page.tsx')).ButtonsPage,
    },
    {
      path: '/ui/cards',
      title: 'Cards',
      load: async () => (await import('./cards-page.tsx')).CardsPage,
    },
    {
      path: '/ui/carousel',
      title: 'Carousel',
      load: async () => (await import('./carousel-page.tsx')).CarouselPage,
    },
    {
      path: '/ui/embed-video',
      title: 'Embed Video',
      load: async () => (await import('./embed-video-page.tsx')).EmbedVideoPage,
    },
    {
      path: '/ui/general',
      title: 'General',
      load: async () => (await import('./general-page.tsx')).GeneralPage,
    },
    {
      path: '/ui/grid',
      title: 'Grid',
      load: async () => (await import('./grid-page.tsx')).GridPage,
    },
    {
      path: '/ui/modals',
      title: 'Modals',
      load: async () => (await import('./modals-page.tsx')).ModalsPage,
    },
    {
      path: '/ui/offcanvas',
      title: 'Offcanvas',
      load: async () => (await import('./offcanvas-page.tsx')).OffcanvasPage,
    },
    {
      path: '/ui/tabs',
      title: 'Tabs',
      load: async () => (await import('./tabs-page.tsx')).TabsPage,
    },
    {
      path: '/ui/typography',
      title: 'Typography',
      load: async () => (await import('./typography-page.tsx')).TypographyPage,
    },
  ],
};
