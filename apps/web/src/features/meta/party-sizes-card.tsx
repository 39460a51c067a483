import { useTranslation } from 'react-i18next';
import { useChangeColumn } from '../../questions/change-column.tsx';
import { changeOf } from '../../questions/change-of.ts';
import { ComparedWith } from '../../questions/compared-with.tsx';
import { markedColumn } from '../../questions/marked-column.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { useKeyText } from '../../questions/use-key-text.ts';
import { filtersForAllPlayers } from '../../questions/use-marked-player.ts';
import { useMarkedRows } from '../../questions/use-marked-rows.ts';
import { usePreviousPeriodFilters } from '../../questions/use-previous-period-filters.ts';
import { usePreviousPeriodRows } from '../../questions/use-previous-period-rows.ts';
import { useQuestionColumns } from '../../questions/use-question-columns.tsx';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { useFormat } from '../../use-format.ts';
import { nameColumn } from './columns.tsx';
import type { MetaSearch } from './meta-search.ts';
import { partiesQuestion } from './questions.ts';

const partyKey = (row: Row) => `${keyOf(row, 'mode')} ${keyOf(row, 'partySize')}`;

/** Solo players and parties of each size, by mode. */
export function PartySizesCard({ state }: { state: QuestionFilters<MetaSearch> }) {
  const { t } = useTranslation(['meta', 'questions']);
  const format = useFormat();
  const keyText = useKeyText();
  const query = useQuestions({ parties: partiesQuestion }, filtersForAllPlayers(state.filters));
  const marked = useMarkedRows(partiesQuestion, state, partyKey);
  const column = useQuestionColumns<Row>('players', query.data?.parties);
  const changeColumn = useChangeColumn();
  const previousPeriodFilters = usePreviousPeriodFilters(filtersForAllPlayers(state.filters));
  const rowsBefore = usePreviousPeriodRows(partiesQuestion, previousPeriodFilters, partyKey);
  return (
    <QuestionCard
      title={t('meta:solo.title')}
      note={
        <>
          {t('meta:solo.note')} <ComparedWith before={previousPeriodFilters} />
        </>
      }
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
          rowId={partyKey}
          sort={state.pageSearch.modeSort ?? '-games'}
          onSort={(modeSort) => state.set({ modeSort })}
          columns={[
            nameColumn<Row>({
              id: 'mode',
              header: t('questions:dimensions.mode'),
              text: (row) => keyText('mode', keyOf(row, 'mode'), data.parties),
              href: (row) => state.href({ mode: [keyOf(row, 'mode')] }),
              isRowHeader: true,
            }),
            column.dimension('partySize'),
            column.measure('games'),
            ...markedColumn<Row>({
              marked,
              name: t('questions:measures.games'),
              keyOfRow: partyKey,
              value: (markedRow) => countOf(markedRow, 'games'),
              render: format.number,
            }),
            column.measure('players', { from: 'md' }),
            column.measure('winRate'),
            ...(rowsBefore === undefined
              ? []
              : [
                  changeColumn<Row>({
                    id: 'winRateChange',
                    name: t('questions:measures.winRate'),
                    read: (row) => changeOf(row.winRate, rowsBefore.get(partyKey(row))?.winRate),
                    better: 'higher',
                    from: 'md',
                  }),
                ]),
            column.measure('winRateAboveExpectation', { from: 'md' }),
            column.measure('damagePerGame', { from: 'lg' }),
          ]}
        />
      )}
    </QuestionCard>
  );
}
