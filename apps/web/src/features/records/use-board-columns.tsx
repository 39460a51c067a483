import { isStreak, type RecordName, recordDefinition } from '@scrapboard/questions/boards';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Explain } from '../../explain/explain.tsx';
import { paths } from '../../paths.ts';
import { explainedStatOf } from '../../questions/explained-stat-of.ts';
import type { QuestionColumn } from '../../questions/question-column.ts';
import type { Answer } from '../../questions/question-query.ts';
import { keyOf, nameOf, numberOf } from '../../questions/read-row.ts';
import { useKeyText } from '../../questions/use-key-text.ts';
import type { MarkedPlayer } from '../../questions/use-marked-player.ts';
import { useRecordText } from '../../records/use-record-text.ts';
import { useFormat } from '../../use-format.ts';
import type { RankedMatch } from './board-card.tsx';
import { recordHref, recordInstant, recordValue } from './read-record.ts';

/** Returns the columns of a board: place, player, value, match, mode and power score. */
export function useBoardColumns(
  by: RecordName,
  answer: Answer | undefined,
  markedPlayer: MarkedPlayer | null,
): QuestionColumn<RankedMatch>[] {
  const { t } = useTranslation(['records', 'questions']);
  const format = useFormat();
  const keyText = useKeyText();
  const recordText = useRecordText();
  return useMemo(() => {
    const answerOrEmpty = answer ?? { names: {} };
    const playerOf = ({ row }: RankedMatch) => keyOf(row, 'player');
    const nameOfPlayer = (match: RankedMatch) => nameOf(answerOrEmpty, 'player', playerOf(match));
    const instantOf = ({ row }: RankedMatch) => recordInstant(by, row);
    const measureName = recordText.name(by);
    const stat = explainedStatOf(recordDefinition(by).labelMeasure);
    const powerScoreOf = ({ row }: RankedMatch) =>
      isStreak(by) ? null : numberOf(row, 'maxPowerScore');
    const columns: QuestionColumn<RankedMatch>[] = [
      {
        id: 'rank',
        header: t('records:board.rank'),
        sortBy: ({ rank }) => rank,
        cell: ({ rank }) => <span className="records-rank">{format.number(rank)}</span>,
        csv: { headings: [t('records:board.rank')], values: ({ rank }) => [rank] },
      },
      {
        id: 'player',
        header: t('questions:dimensions.player'),
        isRowHeader: true,
        sortBy: nameOfPlayer,
        cell: (match) => (
          <>
            <Link className="records-link" to={paths.user(playerOf(match))}>
              {nameOfPlayer(match)}
            </Link>
            {markedPlayer?.player === playerOf(match) && (
              <span className="badge records-own">
                {markedPlayer.isOwn ? t('questions:here.you') : t('questions:here.player')}
              </span>
            )}
          </>
        ),
        csv: {
          headings: [t('questions:dimensions.player')],
          values: (match) => [nameOfPlayer(match)],
        },
      },
      {
        id: 'value',
        header: measureName,
        isNumeric: true,
        sortBy: ({ row }) => recordValue(by, row),
        cell: ({ row }) => <strong>{recordText.value(by, recordValue(by, row))}</strong>,
        csv: { headings: [measureName], values: ({ row }) => [recordValue(by, row)] },
        ...(stat !== undefined && { explain: <Explain stat={stat} statName={measureName} /> }),
      },
      {
        id: 'match',
        header: t(isStreak(by) ? 'records:board.lastMatch' : 'questions:dimensions.match'),
        sortBy: (match) => Date.parse(instantOf(match)),
        cell: (match) => (
          <Link className="row-link" to={recordHref(by, match.row)}>
            <span className="records-time">{format.date(instantOf(match))}</span>
          </Link>
        ),
        csv: {
          headings: [t('questions:dimensions.match'), t('questions:measures.first')],
          values: (match) => [isStreak(by) ? null : keyOf(match.row, 'match'), instantOf(match)],
        },
      },
      {
        id: 'mode',
        header: t('questions:dimensions.mode'),
        sortBy: ({ row }) => keyText('mode', keyOf(row, 'mode'), answerOrEmpty),
        cell: ({ row }) => keyText('mode', keyOf(row, 'mode'), answerOrEmpty),
        csv: {
          headings: [t('questions:dimensions.mode')],
          values: ({ row }) => [keyText('mode', keyOf(row, 'mode'), answerOrEmpty)],
        },
        from: 'sm',
      },
      {
        id: 'powerScore',
        header: t('records:board.powerScore'),
        isNumeric: true,
        sortBy: powerScoreOf,
        cell: (match) => {
          const score = powerScoreOf(match);
          return score === null ? '–' : format.number(score);
        },
        csv: {
          headings: [t('records:board.powerScore')],
          values: (match) => [powerScoreOf(match)],
        },
        from: 'md',
        explain: <Explain stat="powerScore" statName={t('records:board.powerScore')} />,
      },
    ];
    return isStreak(by) ? columns.filter(({ id }) => id !== 'powerScore') : columns;
  }, [answer, by, format, keyText, markedPlayer, t, recordText]);
}
