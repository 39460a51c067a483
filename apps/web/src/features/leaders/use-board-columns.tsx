import { type LeaderMeasure, leaderMeasures } from '@scrapboard/contract/leader-rules';
import type { RankedPlayer } from '@scrapboard/questions/leaders';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Explain } from '../../explain/explain.tsx';
import { paths } from '../../paths.ts';
import { explainedStatOf } from '../../questions/explained-stat-of.ts';
import { MeasureCell } from '../../questions/measure-cell.tsx';
import { measureOf } from '../../questions/measure-of.ts';
import type { QuestionColumn } from '../../questions/question-column.ts';
import { questionSearchCodec } from '../../questions/question-filters.ts';
import type { Answer } from '../../questions/question-query.ts';
import { nameOf } from '../../questions/read-row.ts';
import { hasTooFewGames, readValue } from '../../questions/read-value.ts';
import { useMarkedPlayer } from '../../questions/use-marked-player.ts';
import { useFormat } from '../../use-format.ts';
import type { BoardProps } from './board-card.tsx';
import { measureTextKeys } from './leader-measures.ts';
import { useBoardNumbers } from './use-board-numbers.ts';
import { useEstimateColumns } from './use-estimate-columns.tsx';

const asPlayer = (player: RankedPlayer) => player;

/** Returns the columns of a board: rank, player, estimate, measured value, and the other numbers. */
export function useBoardColumns(
  { kind, part, state }: BoardProps,
  topPlayers: readonly RankedPlayer[],
  answer: Pick<Answer, 'names'> | undefined,
): QuestionColumn<RankedPlayer>[] {
  const { t } = useTranslation(['leaders', 'questions']);
  const format = useFormat();
  const { search, filters, pageSearch } = state;
  const { by } = pageSearch;
  const markedPlayer = useMarkedPlayer(state);
  const players = useMemo(() => topPlayers.map(({ player }) => player), [topPlayers]);
  const numbers = useBoardNumbers(kind, part, players, filters);
  const estimateColumns = useEstimateColumns(by, asPlayer);
  return useMemo(() => {
    const playerName = ({ player }: RankedPlayer) =>
      nameOf({ names: answer?.names ?? {} }, 'player', player);
    const measureColumn = (measure: LeaderMeasure): QuestionColumn<RankedPlayer> => {
      const registeredMeasure = measureOf('parts', measure);
      const header = t(`questions:measures.${measureTextKeys[measure]}`);
      const measuredValueOf = ({ player }: RankedPlayer) => numbers.get(player)?.[measure] ?? null;
      return {
        id: measure,
        header,
        isNumeric: true,
        sortBy: (row) => readValue(measuredValueOf(row)).sortKey,
        hasFewGames: (row) =>
          hasTooFewGames(registeredMeasure, readValue(measuredValueOf(row)).sample),
        cell: (row) => (
          <MeasureCell
            name={measure}
            measure={registeredMeasure}
            value={measuredValueOf(row)}
            games={null}
          />
        ),
        csv: { headings: [header], values: (row) => [readValue(measuredValueOf(row)).shown] },
        from: 'lg',
        explain: <Explain stat={explainedStatOf(measure) ?? 'average'} statName={header} />,
        isExtra: measure === 'damageShareRange' || measure === 'damagePerMinuteRange',
      };
    };
    return [
      {
        id: 'rank',
        header: t('leaders:columns.rank'),
        sortBy: ({ rank }) => rank,
        cell: ({ rank }) => <span className="leader-rank">{format.number(rank)}</span>,
        csv: { headings: [t('leaders:columns.rank')], values: ({ rank }) => [rank] },
        explain: <Explain stat="leaderRank" statName={t('leaders:columns.rank')} />,
      },
      {
        id: 'player',
        header: t('questions:dimensions.player'),
        isRowHeader: true,
        sortBy: playerName,
        cell: (row) => (
          <>
            <Link className="row-link" to={paths.player(row.player)}>
              {playerName(row)}
            </Link>
            {markedPlayer?.player === row.player && (
              <span className="badge leader-own">
                {markedPlayer.isOwn ? t('questions:here.you') : t('questions:here.player')}
              </span>
            )}
          </>
        ),
        csv: { headings: [t('questions:dimensions.player')], values: (row) => [playerName(row)] },
      },
      ...estimateColumns,
      {
        id: 'ahead',
        header: t('leaders:columns.ahead'),
        isNumeric: true,
        sortBy: ({ percentBehind }) => percentBehind,
        cell: ({ percentBehind }) =>
          percentBehind === null ? '–' : format.percentile(percentBehind),
        csv: {
          headings: [t('leaders:columns.ahead')],
          values: ({ percentBehind }) => [percentBehind],
        },
        from: 'md',
        explain: <Explain stat="leaderRank" statName={t('leaders:columns.ahead')} />,
      },
      {
        id: 'games',
        header: t('questions:measures.games'),
        isNumeric: true,
        sortBy: ({ games }) => games,
        cell: (row) => (
          <Link
            className="leader-link"
            to={paths.performancePart(kind, part, {
              ...questionSearchCodec.write({ ...search, player: undefined }),
              player: row.player,
            })}
            aria-label={t('leaders:matchesOf', {
              count: row.games,
              n: format.number(row.games),
              player: playerName(row),
            })}
          >
            {format.number(row.games)}
          </Link>
        ),
        csv: { headings: [t('questions:measures.games')], values: ({ games }) => [games] },
        explain: <Explain stat="games" statName={t('questions:measures.games')} />,
      },
      ...leaderMeasures.filter((measure) => measure !== by).map(measureColumn),
    ];
  }, [answer, by, estimateColumns, format, kind, markedPlayer, numbers, part, search, t]);
}
