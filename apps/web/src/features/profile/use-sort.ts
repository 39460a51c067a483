import { useNavigate } from 'react-router';
import { useAskedSearch } from './use-asked-search.ts';
import { useProfile } from './use-profile.ts';

/** The sort of the tab's table, kept in the address. */
export function useSort(initial: string) {
  const { search, href } = useProfile();
  const asked = useAskedSearch();
  const navigate = useNavigate();
  return {
    sort: search.sort ?? initial,
    onSort: (sort: string | undefined) => {
      const { sort: _, ...others } = asked;
      const rest = { ...others, tab: search.tab };
      void navigate(href(sort === undefined || sort === initial ? rest : { ...rest, sort }), {
        preventScrollReset: true,
      });
    },
  };
}
