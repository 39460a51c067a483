import { createContext, useContext } from 'react';
import type { ApiFilters } from './profile-queries.ts';
import type { ProfileSearch } from './profile-search.ts';

export interface ProfileContext {
  id: string;
  home: boolean;
  search: ProfileSearch;
  /** The search as the server takes it. */
  filters: ApiFilters;
  /** The address of this profile with another search. */
  href: (search: ProfileSearch) => string;
}

export const ProfileContext = createContext<ProfileContext | null>(null);

/** The profile on the screen. */
export function useProfile(): ProfileContext {
  const profile = useContext(ProfileContext);
  if (profile === null) throw new Error('ProfileContext must be placed within ProfilePage');
  return profile;
}
