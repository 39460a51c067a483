import type { GalleryGroup } from '../gallery-page.ts';

export const advancedTablesPages: GalleryGroup = {
  title: 'Advanced Tables',
  icon: 'filter',
  pages: [
    {
      path: '/advanced-tables/pagination',
      title: 'Pagination',
      load: async () => (await import('./pagination-page.tsx')).PaginationPage,
    },
    {
      path: '/advanced-tables/column-sorting',
      title: 'Column Sorting',
      load: async () => (await import('./column-sorting-page.tsx')).ColumnSortingPage,
    },
    {
      path: '/advanced-tables/column-filtering',
      title: 'Column Filtering',
      load: async () => (await import('./column-filtering-page.tsx')).ColumnFilteringPage,
    },
    {
      path: '/advanced-tables/row-expanding',
      title: 'Row Expanding',
      load: async () => (await import('./row-expanding-page.tsx')).RowExpandingPage,
    },
    {
      path: '/advanced-tables/row-selection',
      title: 'Row Selection',
      load: async () => (await import('./row-selection-page.tsx')).RowSelectionPage,
    },
  ],
};
