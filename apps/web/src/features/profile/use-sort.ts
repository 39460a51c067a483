import { useNavigate } from 'react-router';
import { useProfile, useRequestedSearch } from './use-profile.ts';

/** Returns the sort of the tab's table, according to the URL, and a function that changes it there. */
export function useSort(initial: string) {
  const { search, href } = useProfile();
  const requestedSearch = useRequestedSearch();
  const navigate = useNavigate();
  return {
    sort: search.sort ?? initial,
    onSort: (sort: string | undefined) => {
      const { sort: _, ...withoutSort } = requestedSearch;
      const searchWithoutSort = { ...withoutSort, tab: search.tab };
      void navigate(
        href(
          sort === undefined || sort === initial
            ? searchWithoutSort
            : { ...searchWithoutSort, sort },
        ),
        {
          preventScrollReset: true,
        },
      );
    },
  };
}
