import { createContext, useContext } from 'react';
import type { ApiFilters } from '../../filters/to-api-filters.ts';
import { useRequestedQuery } from '../../filters/use-requested-query.ts';
import type { ProfileSearch } from './profile-search.ts';

export interface ProfileContext {
  id: string;
  /** Whether it is the viewer's dashboard (`/` or `/private`), not a player's own page. */
  isDashboard: boolean;
  search: ProfileSearch;
  /** The filters of the selected matches, in the server's format. */
  filters: ApiFilters;
  read: (query: URLSearchParams) => ProfileSearch;
  /** Returns the URL of this profile with another search. */
  href: (search: ProfileSearch) => string;
  /** Another path of this profile, if any. */
  otherPath: string | undefined;
}

export const ProfileContext = createContext<ProfileContext | null>(null);

/** Returns the profile of the page, and what its URL selects. */
export function useProfile(): ProfileContext {
  const profile = useContext(ProfileContext);
  if (profile === null) throw new Error('useProfile must be used within ProfileProvider');
  return profile;
}

/** Returns the search that was requested last, even while it is still loading. */
export function useRequestedSearch(): ProfileSearch {
  const { read, otherPath } = useProfile();
  return read(useRequestedQuery(otherPath));
}

/** Returns a key of the selected matches; error boundaries retry when it changes. */
export function useResetKey(): string {
  const { filters, search } = useProfile();
  return JSON.stringify([filters, search.cursor]);
}
