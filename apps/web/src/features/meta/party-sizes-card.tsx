import { useTranslation } from 'react-i18next';
import type { Row } from '../../questions/ask.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import { QuestionTable } from '../../questions/question-table.tsx';
import { keyOf } from '../../questions/read-row.ts';
import { useKeyText } from '../../questions/use-key-text.ts';
import { useQuestionColumns } from '../../questions/use-question-columns.tsx';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { nameColumn } from './columns.tsx';
import type { MetaSearch } from './meta-search.ts';
import { parties } from './questions.ts';

/** Solo players and parties of each size, by mode. */
export function PartySizesCard({ state }: { state: QuestionFilters<MetaSearch> }) {
  const { t } = useTranslation(['meta', 'questions']);
  const keyText = useKeyText();
  const query = useQuestions({ parties }, state.filters);
  const column = useQuestionColumns<Row>('players', query.data?.parties);
  return (
    <QuestionCard
      title={t('meta:solo.title')}
      note={t('meta:solo.note')}
      query={query}
      state={state}
      isEmpty={(data) => data.parties.rows.length === 0}
      height="18rem"
    >
      {(data) => (
        <QuestionTable<Row>
          id="meta-party-sizes"
          caption={t('meta:solo.title')}
          rows={data.parties.rows}
          rowId={(row) => `${keyOf(row, 'mode')} ${keyOf(row, 'partySize')}`}
          sort={state.own.modeSort ?? '-games'}
          onSort={(modeSort) => state.set({ modeSort })}
          columns={[
            nameColumn<Row>({
              id: 'mode',
              header: t('questions:dimensions.mode'),
              text: (row) => keyText('mode', keyOf(row, 'mode'), data.parties),
              href: (row) => state.href({ mode: [keyOf(row, 'mode')] }),
              rowHeader: true,
            }),
            column.dimension('partySize'),
            column.measure('games'),
            column.measure('players', { from: 'md' }),
            column.measure('winRate'),
            column.measure('winRateAboveExpectation', { from: 'md' }),
            column.measure('damagePerGame', { from: 'lg' }),
          ]}
        />
      )}
    </QuestionCard>
  );
}
