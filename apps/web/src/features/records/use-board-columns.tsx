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
import type { BoardRow } from './board-card.tsx';
import { recordHref, recordInstant, recordValue } from './read-record.ts';

/** Returns the columns of a board: rank, player, value, match, mode and power score. */
export function useBoardColumns(
  by: RecordName,
  answer: Answer | undefined,
  markedPlayer: MarkedPlayer | null,
): QuestionColumn<BoardRow>[] {
  const { t } = useTranslation(['records', 'questions']);
  const format = useFormat();
  const keyText = useKeyText();
  const recordText = useRecordText();
  return useMemo(() => {
    const answerOrEmpty = answer ?? { names: {} };
    const playerOf = ({ row }: BoardRow) => keyOf(row, 'player');
    const nameOfPlayer = (boardRow: BoardRow) =>
      nameOf(answerOrEmpty, 'player', playerOf(boardRow));
    const instantOf = ({ row }: BoardRow) => recordInstant(by, row);
    const measureName = recordText.name(by);
    const stat = explainedStatOf(recordDefinition(by).labelMeasure);
    const powerScoreOf = ({ row }: BoardRow) =>
      isStreak(by) ? null : numberOf(row, 'maxPowerScore');
    const columns: QuestionColumn<BoardRow>[] = [
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
        cell: (boardRow) => (
          <>
            <Link className="records-link" to={paths.player(playerOf(boardRow))}>
              {nameOfPlayer(boardRow)}
            </Link>
            {markedPlayer?.player === playerOf(boardRow) && (
              <span className="badge records-own">
                {markedPlayer.isOwn ? t('questions:here.you') : t('questions:here.player')}
              </span>
            )}
          </>
        ),
        csv: {
          headings: [t('questions:dimensions.player')],
          values: (boardRow) => [nameOfPlayer(boardRow)],
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
        sortBy: (boardRow) => Date.parse(instantOf(boardRow)),
        cell: (boardRow) => (
          <Link className="row-link" to={recordHref(by, boardRow.row)}>
            <span className="records-time">{format.date(instantOf(boardRow))}</span>
          </Link>
        ),
        csv: {
          headings: [t('questions:dimensions.match'), t('questions:measures.first')],
          values: (boardRow) => [
            isStreak(by) ? null : keyOf(boardRow.row, 'match'),
            instantOf(boardRow),
          ],
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
        cell: (boardRow) => {
          const score = powerScoreOf(boardRow);
          return score === null ? '–' : format.number(score);
        },
        csv: {
          headings: [t('records:board.powerScore')],
          values: (boardRow) => [powerScoreOf(boardRow)],
        },
        from: 'md',
        explain: <Explain stat="powerScore" statName={t('records:board.powerScore')} />,
      },
    ];
    return isStreak(by) ? columns.filter(({ id }) => id !== 'powerScore') : columns;
  }, [answer, by, format, keyText, markedPlayer, t, recordText]);
}
