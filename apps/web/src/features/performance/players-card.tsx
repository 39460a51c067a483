import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { keyOf } from '../../questions/read-row.ts';
import { useQuestionColumns } from '../../questions/use-question-columns.tsx';
import { useQuestions } from '../../questions/use-questions.ts';
import { Notice } from '../../ui/notice.tsx';
import type { PartCardProps } from './part-card-props.ts';
import { MIN_GAMES_WITH_PART, partPlayersQuestion } from './questions.ts';

const DEFAULT_SORT = '-winRate';

/** Who plays a part best, of those with enough games. */
export function PlayersCard({ id, state }: PartCardProps) {
  const { t } = useTranslation('performance');
  const { pageSearch, filters, set } = state;
  const query = useQuestions({ players: partPlayersQuestion(id, pageSearch.counting) }, filters);
  const column = useQuestionColumns<Row>('parts', query.data?.players);
  return (
    <QuestionCard
      title={t('players.title')}
      note={t('players.note', { n: MIN_GAMES_WITH_PART })}
      query={query}
      state={state}
      isEmpty={({ players }) => players.rows.length === 0}
      empty={<Notice icon="users" title={t('players.none', { n: MIN_GAMES_WITH_PART })} />}
      height="22rem"
    >
      {({ players }) => (
        <QuestionTable
          id="part-players"
          caption={t('players.title')}
          columns={[
            column.dimension('player', { href: (row) => paths.player(keyOf(row, 'player')) }),
            column.measure('games'),
            column.measure('winRate'),
            column.measure('winRateAboveExpectation', { header: t('columns.above'), from: 'sm' }),
            column.measure('damagePerGame'),
            column.measure('maxDamage', { isExtra: true }),
            column.measure('last', { isExtra: true }),
          ]}
          rows={players.rows}
          rowId={(row) => keyOf(row, 'player')}
          sort={pageSearch.players ?? DEFAULT_SORT}
          onSort={(sort) => set({ players: sort === DEFAULT_SORT ? undefined : sort })}
        />
      )}
    </QuestionCard>
  );
}
