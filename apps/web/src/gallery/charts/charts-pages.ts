import type { GalleryGroup } from '../gallery-page.ts';

export const chartsPages: GalleryGroup = {
  title: 'Charts',
  icon: 'pieChart',
  badge: 'New',
  pages: [
    {
      path: '/charts/chartjs',
      title: 'Chart.js',
      keywords: ['graph', 'line', 'bar', 'pie', 'doughnut', 'radar', 'polar'],
      component: async () => (await import('./chartjs-page.tsx')).ChartjsPage,
    },
    {
      path: '/charts/apexcharts',
      title: 'ApexCharts',
      badge: 'New',
      keywords: ['graph', 'heatmap', 'candlestick', 'area', 'column'],
      component: async () => (await import('./apexcharts-page.tsx')).ApexchartsPage,
    },
  ],
};
