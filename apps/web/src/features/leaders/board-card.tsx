import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import { PART_BOARD_SIZE, partPlayersQuestion } from '@scrapboard/questions/boards';
import { type RankedPlayer, rankPlayers } from '@scrapboard/questions/leaders';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionCard } from '../../questions/question-card.tsx';
import { QuestionTable } from '../../questions/question-table.tsx';
import { useMarkedPlayer } from '../../questions/use-marked-player.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { Notice } from '../../ui/notice.tsx';
import { useFormat } from '../../use-format.ts';
import { measureTextKeys } from './leader-measures.ts';
import type { BoardSearch } from './leaders-search.ts';
import { MarkedPlayerRank } from './marked-player-rank.tsx';
import { MeasureControl } from './measure-control.tsx';
import { MinGamesControl } from './min-games-control.tsx';
import { TruncatedNote } from './truncated-note.tsx';
import { useBoardColumns } from './use-board-columns.tsx';

export interface BoardProps {
  kind: PartPageKind;
  part: string;
  state: QuestionFilters<BoardSearch>;
}

const DEFAULT_SORT = 'rank';

/** The best players with a part, and the rank of the marked player. */
export function BoardCard({ kind, part, state }: BoardProps) {
  const { t } = useTranslation(['leaders', 'questions']);
  const format = useFormat();
  const { filters, pageSearch, set } = state;
  const { by, minGames } = pageSearch;
  const markedPlayer = useMarkedPlayer(state);
  const questions = { players: partPlayersQuestion(kind, part, by, minGames) };
  const answers = useQuestions(questions, filters);
  const answer = answers.data?.players;
  const data = useMemo(
    () => answer && { answer, rankedPlayers: rankPlayers(answer.rows, by, minGames) },
    [answer, by, minGames],
  );
  const topPlayers = useMemo(() => data?.rankedPlayers.slice(0, PART_BOARD_SIZE) ?? [], [data]);
  const columns = useBoardColumns({ kind, part, state }, topPlayers, answer);
  const measureText = t(`questions:measures.${measureTextKeys[by]}`);
  return (
    <QuestionCard
      title={t('leaders:board.title')}
      note={
        <>
          {t(by === 'winRate' ? 'leaders:board.byLowerEnd' : 'leaders:rankedBy', {
            measure: measureText,
          })}{' '}
          <TruncatedNote answer={answer} />
        </>
      }
      query={{ ...answers, data }}
      state={state}
      sample={({ rankedPlayers }) =>
        t('questions:source.players', {
          count: rankedPlayers.length,
          n: format.number(rankedPlayers.length),
        })
      }
      isEmpty={({ rankedPlayers }) => rankedPlayers.length === 0}
      empty={
        <Notice
          icon="users"
          title={t('leaders:board.none', { n: format.number(minGames) })}
          text={t('leaders:board.noneText')}
        />
      }
      height="40rem"
      actions={
        <>
          <MeasureControl value={by} onChange={(value) => set({ by: value, sort: undefined })} />
          <MinGamesControl value={minGames} onChange={(games) => set({ minGames: games })} />
        </>
      }
    >
      {({ rankedPlayers }) => (
        <>
          {markedPlayer !== null && (
            <MarkedPlayerRank {...{ kind, part, state, markedPlayer, rankedPlayers }} />
          )}
          <QuestionTable<RankedPlayer>
            id="part-board"
            caption={t('leaders:board.title')}
            columns={columns}
            rows={topPlayers}
            rowId={({ player }) => player}
            sort={pageSearch.sort ?? DEFAULT_SORT}
            onSort={(sort) => set({ sort: sort === DEFAULT_SORT ? undefined : sort })}
          />
        </>
      )}
    </QuestionCard>
  );
}
