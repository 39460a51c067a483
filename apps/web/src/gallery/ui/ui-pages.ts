import type { GalleryGroup } from '../gallery-page.ts';

export const uiPages: GalleryGroup = {
  title: 'UI Elements',
  icon: 'layout',
  pages: [
    {
      path: '/ui/alerts',
      title: 'Alerts',
      keywords: ['messages', 'notices', 'callouts'],
      component: async () => (await import('./alerts-page.tsx')).AlertsPage,
    },
    {
      path: '/ui/buttons',
      title: 'Buttons',
      keywords: ['dropdown', 'social', 'button group'],
      component: async () => (await import('./buttons-page.tsx')).ButtonsPage,
    },
    {
      path: '/ui/cards',
      title: 'Cards',
      keywords: ['panels', 'tiles'],
      component: async () => (await import('./cards-page.tsx')).CardsPage,
    },
    {
      path: '/ui/carousel',
      title: 'Carousel',
      keywords: ['slides', 'slideshow'],
      component: async () => (await import('./carousel-page.tsx')).CarouselPage,
    },
    {
      path: '/ui/embed-video',
      title: 'Embed Video',
      keywords: ['youtube', 'ratio', 'iframe'],
      component: async () => (await import('./embed-video-page.tsx')).EmbedVideoPage,
    },
    {
      path: '/ui/general',
      title: 'General',
      keywords: [
        'accordion',
        'badges',
        'breadcrumbs',
        'popovers',
        'progress',
        'tooltips',
        'spinners',
      ],
      component: async () => (await import('./general-page.tsx')).GeneralPage,
    },
    {
      path: '/ui/grid',
      title: 'Grid',
      keywords: ['columns', 'layout'],
      component: async () => (await import('./grid-page.tsx')).GridPage,
    },
    {
      path: '/ui/modals',
      title: 'Modals',
      keywords: ['dialogs', 'popups'],
      component: async () => (await import('./modals-page.tsx')).ModalsPage,
    },
    {
      path: '/ui/offcanvas',
      title: 'Offcanvas',
      keywords: ['drawer', 'side panel'],
      component: async () => (await import('./offcanvas-page.tsx')).OffcanvasPage,
    },
    {
      path: '/ui/tabs',
      title: 'Tabs',
      keywords: ['navigation'],
      component: async () => (await import('./tabs-page.tsx')).TabsPage,
    },
    {
      path: '/ui/typography',
      title: 'Typography',
      keywords: ['headings', 'text', 'blockquotes', 'lists'],
      component: async () => (await import('./typography-page.tsx')).TypographyPage,
    },
  ],
};
