import './best-mark.scss';
import { PlayerMarkList } from './player-mark-list.tsx';
import { useBestsOfMatch, useRecordsOfMatch } from './use-player-matches.ts';

interface Props {
  player: string;
  match: string;
}

/** Names the numbers in which a match set a personal best of a player, and the records they hold with it. */
export function BestMark({ player, match }: Props) {
  const bests = useBestsOfMatch(player, match);
  const records = useRecordsOfMatch(player, match);
  return <PlayerMarkList marks={{ bests, records }} />;
}
