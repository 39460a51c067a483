import type { LinkProps } from 'react-router';
import { historyPosition, type MatchOrigin } from '../../match-origin.ts';
import { paths } from '../../paths.ts';
import { useProfile } from './use-profile.ts';

/** Returns a function that links to a match, whose page then links back to this profile. */
export function useMatchLink(): (matchId: string) => Pick<LinkProps, 'to' | 'state'> {
  const { id, search, filters, href } = useProfile();
  const origin: MatchOrigin = {
    player: id,
    href: href(search),
    position: historyPosition(),
    filters,
  };
  return (matchId) => ({ to: paths.match(matchId, { player: id }), state: { origin } });
}
