import { findOwnPlayerId } from '../account/find-home-player-id.ts';
import { useAuth } from '../account/use-auth.ts';
import type { PageFilters } from './question-filters.ts';
import type { QuestionFilters } from './use-question-filters.ts';

/** The player whose value a distribution marks. */
export interface MarkedPlayer {
  player: string;
  /** Whether it is the viewer, not another player they chose. */
  isOwn: boolean;
}

/** Returns the player whose value distributions mark: that of the URL, or the first that the viewer has claimed. */
export function useMarkedPlayer({ search }: QuestionFilters): MarkedPlayer | null {
  const { user } = useAuth();
  const own = findOwnPlayerId(user?.players ?? []);
  const chosen = search.player?.[0];
  const player = chosen ?? own;
  return player === undefined ? null : { player, isOwn: player === own };
}

/** Returns a page’s filters without its player, for distributions over all players. */
export function filtersForAllPlayers({ player: _, ...filters }: PageFilters): PageFilters {
  return filters;
}

/** Returns the same filters for one player. */
export function filtersForPlayer(filters: PageFilters, player: string): PageFilters {
  return { ...filters, player: [player] };
}
