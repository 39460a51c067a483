import type { Match } from '@scrapboard/contract';
import { useMemo } from 'react';
import type { MarkedMatch } from '../../records/match-bests.ts';
import { useMatch } from './use-match.ts';

/** Returns the match for marks of personal bests and records; null if it is unfinished. */
export function useMarkedMatch(): MarkedMatch | null {
  const { match } = useMatch();
  return useMemo(() => toMarkedMatch(match), [match]);
}

function toMarkedMatch({ id, mode, startedAt, finished, players }: Match): MarkedMatch | null {
  if (!finished) return null;
  return {
    id,
    mode: mode.id,
    startedAt,
    players: players.flatMap((player) =>
      player.id === null || player.bot ? [] : { player: player.id, values: player },
    ),
  };
}
