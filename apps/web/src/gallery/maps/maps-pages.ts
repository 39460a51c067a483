import type { GalleryGroup } from '../gallery-page.ts';

export const mapsPages: GalleryGroup = {
  title: 'Maps',
  icon: 'globe',
  pages: [
    {
      path: '/maps/google-maps',
      title: 'Google Maps',
      keywords: ['street view', 'satellite', 'markers'],
      component: async () => (await import('./google-maps-page.tsx')).GoogleMapsPage,
    },
    {
      path: '/maps/vector-maps',
      title: 'Vector Maps',
      keywords: ['world', 'continents', 'countries', 'usa', 'china'],
      component: async () => (await import('./vector-maps-page.tsx')).VectorMapsPage,
    },
  ],
};
