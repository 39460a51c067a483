import {
  isStreak,
  RECORD_BOARD_SIZE,
  type RecordName,
  recordBoardQuestion,
  recordDefinition,
  recordNames,
} from '@scrapboard/questions/boards';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { keyOf } from '../../questions/read-row.ts';
import { useMarkedPlayer } from '../../questions/use-marked-player.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { Notice } from '../../ui/notice.tsx';
import { useFormat } from '../../use-format.ts';
import { MarkedPlayerPlace } from './marked-player-place.tsx';
import { recordValue } from './read-record.ts';
import type { RecordsSearch } from './records-search.ts';
import { useBoardColumns } from './use-board-columns.tsx';

/** A match or a streak on a board. */
export interface BoardRow {
  rank: number;
  row: Row;
}

const DEFAULT_SORT = 'rank';

/** The best matches of the period in one number, and the place of the marked player. */
export function BoardCard({ state }: { state: QuestionFilters<RecordsSearch> }) {
  const { t } = useTranslation(['records', 'questions']);
  const format = useFormat();
  const { filters, pageSearch, set } = state;
  const { by } = pageSearch;
  const { minSeconds, labelMeasure } = recordDefinition(by);
  const markedPlayer = useMarkedPlayer(state);
  const answers = useQuestions({ board: recordBoardQuestion(by) }, filters);
  const answer = answers.data?.board;
  const board = useMemo(() => answer && rankRows(by, answer.rows), [answer, by]);
  const columns = useBoardColumns(by, answer, markedPlayer);
  const title = t('records:board.title', {
    n: format.number(RECORD_BOARD_SIZE),
    number: t(`questions:measures.${labelMeasure}`),
  });
  return (
    <QuestionCard
      title={title}
      note={
        minSeconds !== undefined
          ? t('records:board.minLength', { n: format.number(minSeconds) })
          : isStreak(by)
            ? t('records:board.streaks')
            : undefined
      }
      query={{ ...answers, data: board }}
      state={state}
      isEmpty={(rows) => rows.length === 0}
      empty={
        <Notice icon="award" title={t('records:board.none')} text={t('records:board.noneText')} />
      }
      height="40rem"
      actions={
        <select
          className="form-select form-select-sm records-select"
          aria-label={t('records:board.number')}
          value={by}
          onChange={({ target }) => set({ by: target.value as RecordName, sort: undefined })}
        >
          {recordNames.map((name) => (
            <option key={name} value={name}>
              {t(`questions:measures.${recordDefinition(name).labelMeasure}`)}
            </option>
          ))}
        </select>
      }
    >
      {(rows) => (
        <>
          {markedPlayer !== null && (
            <MarkedPlayerPlace state={state} markedPlayer={markedPlayer} board={rows} />
          )}
          <QuestionTable<BoardRow>
            id="records-board"
            caption={title}
            columns={columns}
            rows={rows}
            rowId={({ row }) => `${keyOf(row, 'player')} ${row.match ?? keyOf(row, 'mode')}`}
            sort={pageSearch.sort ?? DEFAULT_SORT}
            onSort={(sort) => set({ sort: sort === DEFAULT_SORT ? undefined : sort })}
          />
        </>
      )}
    </QuestionCard>
  );
}

/** Returns the rows with a value above 0, with their ranks. */
function rankRows(name: RecordName, rows: readonly Row[]): BoardRow[] {
  return rows
    .filter((row) => (recordValue(name, row) ?? 0) > 0)
    .map((row, index) => ({ rank: index + 1, row }));
}
