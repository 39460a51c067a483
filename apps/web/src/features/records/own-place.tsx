import { recordNumber } from '@scrapboard/questions/boards';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { measureOf } from '../../questions/measure-of.ts';
import { questionQuery } from '../../questions/question-query.ts';
import { keyOf } from '../../questions/read-row.ts';
import type { MarkedPlayer } from '../../questions/use-marked-player.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useRecordText } from '../../records/use-record-text.ts';
import { useFormat } from '../../use-format.ts';
import type { RankedMatch } from './board-card.tsx';
import { betterValuesQuestion, personalBestQuestion } from './questions.ts';
import { recordValue } from './read-record.ts';
import type { RecordsSearch } from './records-search.ts';

interface Props {
  state: QuestionFilters<RecordsSearch>;
  markedPlayer: MarkedPlayer;
  board: readonly RankedMatch[];
}

/** The marked player's best match in the number of a board, and its place among all matches. */
export function OwnPlace({ state, markedPlayer, board }: Props) {
  const { t } = useTranslation(['records', 'questions']);
  const format = useFormat();
  const recordText = useRecordText();
  const { by } = state.pageSearch;
  const { filters } = state;
  const listedMatch = board.find(({ row }) => keyOf(row, 'player') === markedPlayer.player);
  const { data: bestAnswer } = useQuery({
    ...questionQuery(personalBestQuestion(by, markedPlayer.player), filters),
    enabled: listedMatch === undefined,
  });
  const row = listedMatch?.row ?? bestAnswer?.rows[0];
  const value = row === undefined ? null : recordValue(by, row);
  // Questions support no minimum of a quotient.
  const supportsMinimum = measureOf('players', recordNumber(by).measure).kind === 'number';
  const { data: betterAnswer } = useQuery({
    ...questionQuery(betterValuesQuestion(by, value ?? 0), filters),
    enabled: listedMatch === undefined && value !== null && supportsMinimum,
  });
  const who = markedPlayer.isOwn ? t('questions:here.you') : t('questions:here.player');
  const rank =
    listedMatch?.rank ?? (betterAnswer === undefined ? undefined : betterAnswer.total + 1);
  if (listedMatch === undefined && bestAnswer === undefined) return null;
  return (
    <p className="card-note records-place">
      {row === undefined || value === null
        ? t('records:own.none', { who })
        : t(rank === undefined ? 'records:own.value' : 'records:own.ranked', {
            who,
            value: recordText.value(by, value),
            rank: rank === undefined ? '' : format.number(rank),
          })}
    </p>
  );
}
