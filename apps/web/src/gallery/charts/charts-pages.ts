import type { GalleryGroup } from '../gallery-page.ts';

export const chartsPages: GalleryGroup = {
  title: 'Charts',
  icon: 'pieChart',
  badge: 'New',
  pages: [
    {
      path: '/charts/chartjs',
      title: 'Chart.js',
      load: async () => (await import('./chartjs-page.tsx')).ChartjsPage,
    },
    {
      path: '/charts/apexcharts',
      title: 'ApexCharts',
      badge: 'New',
      load: async () => (await import('./apexcharts-page.tsx')).ApexchartsPage,
    },
  ],
};
