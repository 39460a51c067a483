import type { MatchPlayer } from '@scrapboard/contract';
import { useLocation } from 'react-router';
import { type MatchOrigin, readMatchOrigin } from '../../match-origin.ts';
import { useMatch } from './use-match.ts';

/** The player from whose profile the match was opened, or the one in its URL. */
export interface Subject {
  id: string;
  player: MatchPlayer;
  /** Null for a link from elsewhere. */
  origin: MatchOrigin | null;
}

/** Returns the player from whose point of view the match is shown; null if there is none. */
export function useSubject(): Subject | null {
  const { match, search } = useMatch();
  const origin = readMatchOrigin(useLocation().state);
  const id = search.player;
  const player = match.players.find((candidate) => candidate.id !== null && candidate.id === id);
  if (id === undefined || player === undefined) return null;
  return { id, player, origin: origin?.player === id ? origin : null };
}
