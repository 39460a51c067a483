import { useTranslation } from 'react-i18next';
import type { Row } from '../../questions/ask.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import { QuestionTable } from '../../questions/question-table.tsx';
import { keyOf } from '../../questions/read-row.ts';
import { useQuestionColumns } from '../../questions/use-question-columns.tsx';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import type { MetaSearch } from './meta-search.ts';
import { partiesMet } from './questions.ts';

/** How parties of each size do against the parties that they meet. */
export function PartiesMetCard({ state }: { state: QuestionFilters<MetaSearch> }) {
  const { t } = useTranslation(['meta', 'questions']);
  const query = useQuestions({ parties: partiesMet }, state.filters);
  const column = useQuestionColumns<Row>('players', query.data?.parties);
  return (
    <QuestionCard
      title={t('meta:parties.title')}
      note={t('meta:parties.note')}
      query={query}
      state={state}
      isEmpty={(data) => data.parties.rows.length === 0}
      height="12rem"
    >
      {(data) => (
        <QuestionTable<Row>
          id="meta-parties"
          caption={t('meta:parties.title')}
          rows={data.parties.rows}
          rowId={(row) => `${keyOf(row, 'partySize')} ${keyOf(row, 'opponentPartySize')}`}
          sort={state.own.modeSort ?? '-partySize'}
          onSort={(modeSort) => state.set({ modeSort })}
          columns={[
            column.dimension('partySize'),
            column.dimension('opponentPartySize'),
            column.measure('teams', { from: 'sm' }),
            column.measure('teamWinRate'),
            column.measure('roundWinRate', { from: 'md' }),
            column.measure('players', { isExtra: true }),
          ]}
        />
      )}
    </QuestionCard>
  );
}
