import type { GalleryGroup } from '../gallery-page.ts';

export const advancedTablesPages: GalleryGroup = {
  title: 'Advanced Tables',
  icon: 'filter',
  pages: [
    {
      path: '/advanced-tables/pagination',
      title: 'Pagination',
      keywords: ['pages', 'data table'],
      component: async () => (await import('./pagination-page.tsx')).PaginationPage,
    },
    {
      path: '/advanced-tables/column-sorting',
      title: 'Column Sorting',
      keywords: ['sort', 'order', 'data table'],
      component: async () => (await import('./column-sorting-page.tsx')).ColumnSortingPage,
    },
    {
      path: '/advanced-tables/column-filtering',
      title: 'Column Filtering',
      keywords: ['filter', 'data table'],
      component: async () => (await import('./column-filtering-page.tsx')).ColumnFilteringPage,
    },
    {
      path: '/advanced-tables/row-expanding',
      title: 'Row Expanding',
      keywords: ['tree', 'nested', 'data table'],
      component: async () => (await import('./row-expanding-page.tsx')).RowExpandingPage,
    },
    {
      path: '/advanced-tables/row-selection',
      title: 'Row Selection',
      keywords: ['checkbox', 'data table'],
      component: async () => (await import('./row-selection-page.tsx')).RowSelectionPage,
    },
  ],
};
