import { boardNumbersQuestion } from '@scrapboard/questions/boards';
import type { RankedPlayer } from '@scrapboard/questions/leaders';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { questionQuery } from '../../questions/question-query.ts';
import { countOf } from '../../questions/read-row.ts';
import type { MarkedPlayer } from '../../questions/use-marked-player.ts';
import { useFormat } from '../../use-format.ts';
import type { BoardProps } from './board-card.tsx';
import { useEstimateText } from './use-estimate-text.ts';

interface Props extends BoardProps {
  markedPlayer: MarkedPlayer;
  rankedPlayers: readonly RankedPlayer[];
}

/** The rank of the marked player, or how many of the games needed for one they have. */
export function MarkedPlayerRank({ kind, part, state, markedPlayer, rankedPlayers }: Props) {
  const { t } = useTranslation(['leaders', 'questions']);
  const format = useFormat();
  const estimateText = useEstimateText();
  const { by, minGames } = state.pageSearch;
  const markedRow = rankedPlayers.find(({ player }) => player === markedPlayer.player);
  const { data } = useQuery({
    ...questionQuery(boardNumbersQuestion(kind, part, [markedPlayer.player]), state.filters),
    enabled: markedRow === undefined,
  });
  const playerText = markedPlayer.isOwn ? t('questions:here.you') : t('questions:here.player');
  if (markedRow === undefined) {
    if (data === undefined) return null;
    const games = countOf(data.rows[0], 'games');
    return (
      <p className="card-note leader-place">
        {t('leaders:own.few', {
          who: playerText,
          n: format.number(games),
          of: format.number(minGames),
        })}
      </p>
    );
  }
  return (
    <p className="card-note leader-place">
      {t('leaders:own.ranked', {
        who: playerText,
        rank: format.number(markedRow.rank),
        of: format.number(rankedPlayers.length),
        value: estimateText(by, markedRow.value),
      })}
      {markedRow.percentBehind !== null &&
        ` · ${t('leaders:own.ahead', { percent: format.percentile(markedRow.percentBehind) })}`}
    </p>
  );
}
