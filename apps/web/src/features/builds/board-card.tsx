import { effectiveMinGames } from '@scrapboard/questions/boards';
import { useTranslation } from 'react-i18next';
import { MinGamesSelect } from '../../filters/min-games-select.tsx';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { keyOf } from '../../questions/read-row.ts';
import { useFormat } from '../../use-format.ts';
import type { BoardState } from './board-state.ts';
import { rankingOf } from './builds-search.ts';
import { OwnBuildsNote } from './own-builds-note.tsx';
import { type Board, useBoard } from './use-board.ts';
import { useBoardColumns } from './use-board-columns.tsx';

/** The builds that match the search, with their known parts and numbers. */
export function BoardCard({ state }: { state: BoardState }) {
  const { t } = useTranslation('builds');
  const format = useFormat();
  const { pageSearch, href } = state;
  const { by } = rankingOf(pageSearch);
  const minGames = effectiveMinGames(by, pageSearch.minGames);
  const board = useBoard(state);
  return (
    <QuestionCard
      title={t('board.title')}
      note={
        <>
          {minGames <= 1 ? t('board.noteAll') : t('board.note', { n: format.number(minGames) })}{' '}
          <OwnBuildsNote state={state} />
        </>
      }
      query={board}
      state={state}
      sample={({ total }) => t('count', { count: total, n: format.number(total) })}
      isEmpty={({ rows }) => rows.length === 0}
      height="40rem"
      actions={
        <MinGamesSelect value={pageSearch.minGames} href={(minGames) => href({ minGames })} />
      }
    >
      {(data) => <BoardTable board={data} state={state} />}
    </QuestionCard>
  );
}

function BoardTable({ board, state }: { board: Board; state: BoardState }) {
  const { t } = useTranslation('builds');
  const columns = useBoardColumns(board, state);
  return (
    <QuestionTable<Row>
      id="builds"
      caption={t('board.title')}
      columns={columns}
      rows={board.rows}
      rowId={(row) => keyOf(row, 'build')}
      sort={state.pageSearch.sort}
      onSort={(sort) => state.set({ sort })}
      initialRowCount={50}
    />
  );
}
