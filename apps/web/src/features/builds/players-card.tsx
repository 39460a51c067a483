import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { keyOf, nameOf } from '../../questions/read-row.ts';
import { filtersForAllPlayers, useMarkedPlayer } from '../../questions/use-marked-player.ts';
import { useQuestionColumns } from '../../questions/use-question-columns.tsx';
import { useQuestions } from '../../questions/use-questions.ts';
import { useFormat } from '../../use-format.ts';
import type { BuildCardProps } from './build-card-props.ts';
import { buildPlayersQuestion } from './questions.ts';

const DEFAULT_SORT = '-games';

/** Who drives a build, and the place of the marked player among them. */
export function PlayersCard({ build, state }: BuildCardProps) {
  const { t } = useTranslation(['builds', 'questions']);
  const format = useFormat();
  const { pageSearch, filters, set } = state;
  const query = useQuestions(
    { players: buildPlayersQuestion(build) },
    filtersForAllPlayers(filters),
  );
  const answer = query.data?.players;
  const column = useQuestionColumns<Row>('players', answer);
  const markedPlayer = useMarkedPlayer(state);
  const rankIndex = (answer?.rows ?? []).findIndex(
    (row) => keyOf(row, 'player') === markedPlayer?.player,
  );
  const markedText =
    markedPlayer?.isOwn === true ? t('questions:here.you') : t('questions:here.player');
  const playerName = (row: Row) =>
    nameOf({ names: answer?.names ?? {} }, 'player', keyOf(row, 'player'));
  const header = t('questions:dimensions.player');
  return (
    <QuestionCard
      title={t('builds:players.title')}
      note={
        rankIndex >= 0 &&
        t('builds:players.place', {
          who: markedText,
          rank: format.number(rankIndex + 1),
          of: format.number(answer?.rows.length ?? 0),
        })
      }
      query={query}
      state={state}
      isEmpty={({ players }) => players.rows.length === 0}
      height="18rem"
    >
      {({ players }) => (
        <QuestionTable<Row>
          id="build-players"
          caption={t('builds:players.title')}
          columns={[
            {
              id: 'player',
              header,
              isRowHeader: true,
              sortBy: playerName,
              cell: (row) => (
                <>
                  <Link className="row-link" to={paths.player(keyOf(row, 'player'))}>
                    {playerName(row)}
                  </Link>
                  {keyOf(row, 'player') === markedPlayer?.player && (
                    <span className="badge build-own">{markedText}</span>
                  )}
                </>
              ),
              csv: { headings: [header], values: (row) => [playerName(row)] },
            },
            column.measure('games'),
            column.measure('winRate'),
            column.measure('winRateAboveExpectation', {
              header: t('builds:columns.above'),
              from: 'sm',
            }),
            column.measure('damagePerGame', { isExtra: true }),
            column.measure('killsPerGame', { isExtra: true }),
            column.measure('last', { isExtra: true }),
          ]}
          rows={players.rows}
          rowId={(row) => keyOf(row, 'player')}
          sort={pageSearch.players ?? DEFAULT_SORT}
          onSort={(sort) => set({ players: sort === DEFAULT_SORT ? undefined : sort })}
          initialRowCount={10}
        />
      )}
    </QuestionCard>
  );
}
