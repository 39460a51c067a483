import { useLocation, useNavigation } from 'react-router';
import { withinSite } from '../../base.ts';
import { type ProfileSearch, readSearch } from './profile-search.ts';
import { useProfile } from './use-profile.ts';

/**
 * The search that was chosen last: that of the address under way while its numbers are still to come,
 * else that of the profile on the screen. What is chosen next is added to it.
 */
export function useAskedSearch(): ProfileSearch {
  const { search } = useProfile();
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (location === undefined || withinSite(location.pathname) !== pathname) return search;
  return readSearch(new URLSearchParams(location.search));
}
