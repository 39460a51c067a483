import { useAuth } from '../../account/use-auth.ts';
import type { LadderSearch } from './mmr-search.ts';

export interface LadderPlayer {
  id: string;
  /** Whether it is the viewer, not another player they chose. */
  isOwn: boolean;
}

/** Returns the player of the URL, or the first that the viewer has claimed. */
export function useLadderPlayer({ player }: LadderSearch): LadderPlayer | null {
  const own = useAuth().user?.players.find(({ nickname }) => nickname !== null)?.id;
  const id = player ?? own;
  return id === undefined ? null : { id, isOwn: id === own };
}
