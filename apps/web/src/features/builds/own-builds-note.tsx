import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { questionQuery } from '../../questions/question-query.ts';
import { countOf } from '../../questions/read-row.ts';
import { filtersForPlayer, useMarkedPlayer } from '../../questions/use-marked-player.ts';
import { useFormat } from '../../use-format.ts';
import type { BoardState } from './board-state.ts';
import { buildCountQuestion } from './questions.ts';

/** How many of the builds the viewer drove, with a link that shows only these. */
export function OwnBuildsNote({ state }: { state: BoardState }) {
  const { t } = useTranslation('builds');
  const format = useFormat();
  const markedPlayer = useMarkedPlayer(state);
  const isShown = markedPlayer !== null && state.search.player === undefined;
  const { data } = useQuery({
    ...questionQuery(
      buildCountQuestion,
      filtersForPlayer(state.filters, markedPlayer?.player ?? ''),
    ),
    enabled: isShown,
  });
  if (!isShown || data === undefined) return null;
  const count = countOf(data.rows[0], 'builds');
  return (
    <Link to={state.href({ player: [markedPlayer.player], minGames: 0 })} preventScrollReset>
      {t('board.own', { count, n: format.number(count) })}
    </Link>
  );
}
