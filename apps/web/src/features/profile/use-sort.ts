import { useNavigate } from 'react-router';
import { useProfile } from './use-profile.ts';

/** The sort of the tab's table, kept in the address. */
export function useSort(initial: string) {
  const { search, href } = useProfile();
  const navigate = useNavigate();
  return {
    sort: search.sort ?? initial,
    onSort: (sort: string | undefined) => {
      const { sort: _, ...rest } = search;
      void navigate(href(sort === undefined || sort === initial ? rest : { ...rest, sort }), {
        preventScrollReset: true,
      });
    },
  };
}
