import { useTranslation } from 'react-i18next';
import { raidName } from '../../i18n/raid-name.ts';
import { useChangeColumn } from '../../questions/change-column.tsx';
import { changeOf } from '../../questions/change-of.ts';
import { ComparedWith } from '../../questions/compared-with.tsx';
import { markedColumn } from '../../questions/marked-column.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { keyOf, quantilesOf } from '../../questions/read-row.ts';
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
import { raidsQuestion } from './questions.ts';
import { successColumn } from './success-column.tsx';

const raidKey = (row: Row) => `${keyOf(row, 'gameplay')} ${keyOf(row, 'mode')}`;

/** Every raid and difficulty: how often it succeeds, and how long it takes. */
export function RaidsCard({ state }: { state: QuestionFilters<MetaSearch> }) {
  const { t } = useTranslation(['meta', 'questions']);
  const keyText = useKeyText();
  const query = useQuestions({ raids: raidsQuestion }, filtersForAllPlayers(state.filters));
  const marked = useMarkedRows(raidsQuestion, state, raidKey);
  const format = useFormat();
  const column = useQuestionColumns<Row>('players', query.data?.raids);
  const changeColumn = useChangeColumn();
  const previousPeriodFilters = usePreviousPeriodFilters(filtersForAllPlayers(state.filters));
  const rowsBefore = usePreviousPeriodRows(raidsQuestion, previousPeriodFilters, raidKey);
  return (
    <QuestionCard
      title={t('meta:raids.title')}
      note={
        <>
          {t('meta:raids.note')} <ComparedWith before={previousPeriodFilters} />
        </>
      }
      query={query}
      state={state}
      isEmpty={(data) => data.raids.rows.length === 0}
      height="28rem"
    >
      {(data) => (
        <QuestionTable<Row>
          id="meta-raids"
          caption={t('meta:raids.title')}
          rows={data.raids.rows}
          rowId={raidKey}
          sort={state.pageSearch.modeSort ?? '-matches'}
          onSort={(modeSort) => state.set({ modeSort })}
          initialRowCount={15}
          columns={[
            nameColumn<Row>({
              id: 'gameplay',
              header: t('meta:raids.raid'),
              text: (row) => raidName(keyOf(row, 'gameplay')),
              href: (row) =>
                state.href({ raid: keyOf(row, 'gameplay'), mode: [keyOf(row, 'mode')] }),
              isRowHeader: true,
            }),
            nameColumn<Row>({
              id: 'mode',
              header: t('meta:raids.difficulty'),
              text: (row) => keyText('mode', keyOf(row, 'mode'), data.raids),
            }),
            column.measure('matches', { from: 'sm' }),
            successColumn(t('meta:raids.success')),
            ...(rowsBefore === undefined
              ? []
              : [
                  changeColumn<Row>({
                    id: 'successChange',
                    name: t('meta:raids.success'),
                    read: (row) => changeOf(row.winRate, rowsBefore.get(raidKey(row))?.winRate),
                    better: 'higher',
                    from: 'md',
                  }),
                ]),
            column.measure('durationQuantiles'),
            ...markedColumn<Row>({
              marked,
              name: t('questions:measures.durationQuantiles'),
              keyOfRow: raidKey,
              value: (markedRow) => quantilesOf(markedRow, 'durationQuantiles')?.p50 ?? null,
              render: (value) => format.duration(Math.round(value)),
              from: 'sm',
            }),
            column.measure('players', { from: 'md' }),
            column.measure('mvpRate', { from: 'lg' }),
          ]}
        />
      )}
    </QuestionCard>
  );
}
