import type { Player } from '@scrapboard/contract';
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { FilterContext } from '../../filters/filter-context.ts';
import { changeSelection } from '../../filters/match-selection.ts';
import { toApiFilters } from '../../filters/to-api-filters.ts';
import type { UrlCodec } from '../../filters/url-codec.ts';
import { useStatus } from '../../status.ts';
import type { ProfileSearch } from './profile-search.ts';
import { ProfileContext } from './use-profile.ts';

interface Props {
  id: string;
  /** Whether it is the viewer's dashboard (`/` or `/private`), not a player's own page. */
  isDashboard: boolean;
  /** Undefined until the player is loaded. */
  player: Player | undefined;
  codec: UrlCodec<ProfileSearch>;
  /** Returns the URL of the page with a search. Must keep its identity between renders. */
  href: (search: ProfileSearch) => string;
  /** Another path of the page, if any. */
  otherPath?: string | undefined;
  children: ReactNode;
}

/** Provides the profile and its filters, according to the URL, to the components of the page. */
export function ProfileProvider({
  id,
  isDashboard,
  player,
  codec,
  href,
  otherPath,
  children,
}: Props) {
  const [query] = useSearchParams();
  const season = useStatus()?.season.startsAt;
  const profile = useMemo(() => {
    const search = codec.read(query);
    const filters = toApiFilters(search, new Date(), season);
    return { id, isDashboard, search, filters, read: codec.read, href, otherPath };
  }, [id, isDashboard, codec, href, otherPath, query, season]);
  const options = player?.options;
  const filters = useMemo(
    (): FilterContext => ({
      read: codec.read,
      selectionHref: (requested, change) => href(changeSelection(codec.read(requested), change)),
      options,
      otherPath,
    }),
    [codec, href, options, otherPath],
  );
  return (
    <ProfileContext value={profile}>
      <FilterContext value={filters}>{children}</FilterContext>
    </ProfileContext>
  );
}
