import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ChoiceLinks } from '../../choice-links.tsx';
import { raidName } from '../../i18n/raid-name.ts';
import { paths } from '../../paths.ts';
import type { PageQuestion } from '../../questions/page-question.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { QuestionColumn } from '../../questions/question-column.ts';
import type { Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { keyOf } from '../../questions/read-row.ts';
import { useQuestionColumns } from '../../questions/use-question-columns.tsx';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import type { MetaSearch } from './meta-search.ts';
import {
  mostValuableRaidersQuestion,
  RAID_VIEWS,
  type RaidView,
  raidersQuestion,
  raidPartsQuestion,
} from './questions.ts';
import { successColumn } from './success-column.tsx';

function questionOf(view: RaidView): PageQuestion {
  if (view === 'weapon' || view === 'cabin') return raidPartsQuestion(view);
  return view === 'player' ? mostValuableRaidersQuestion : raidersQuestion(view);
}

/** The success of raids by party, power score and parts, and the most valuable players. */
export function RaidViewCard({ state }: { state: QuestionFilters<MetaSearch> }) {
  const { t } = useTranslation(['meta', 'questions']);
  const { view, raid } = state.pageSearch;
  const question = questionOf(view);
  const raidFilter = raid === undefined ? {} : { gameplay: [raid] };
  const query = useQuestions(
    { rows: { ...question, filters: { ...question.filters, ...raidFilter } } },
    state.filters,
  );
  const column = useQuestionColumns<Row>(question.facts, query.data?.rows);
  const success = t('meta:raids.success');
  const key = view === 'weapon' || view === 'cabin' ? 'part' : view;
  const columns: QuestionColumn<Row>[] = [
    column.dimension(key, {
      ...(key === 'part' && { href: (row: Row) => paths.part(view, keyOf(row, key)) }),
      ...(key === 'player' && { href: (row: Row) => paths.player(keyOf(row, key)) }),
    }),
    column.measure('games', { from: 'sm' }),
    successColumn(success),
    column.measure('durationQuantiles'),
    ...(key === 'part'
      ? [column.measure('damagePerGame', { from: 'md' }), column.measure('players', { from: 'md' })]
      : [column.measure('mvpRate', { from: view === 'player' ? undefined : 'md' } as object)]),
    ...(key === 'player' ? [column.measure('mvp', { from: 'sm' })] : []),
  ];
  return (
    <QuestionCard
      title={t('meta:raidViews.title')}
      note={
        raid === undefined ? (
          t('meta:raidViews.all')
        ) : (
          <>
            {t('meta:raidViews.one', { raid: raidName(raid) })}{' '}
            <Link to={state.href({ raid: undefined, mode: undefined })} preventScrollReset>
              {t('meta:raidViews.showAll')}
            </Link>
          </>
        )
      }
      query={query}
      state={state}
      isEmpty={(data) => data.rows.rows.length === 0}
      height="22rem"
      actions={
        <ChoiceLinks
          label={t('meta:raidViews.by')}
          current={view}
          choices={RAID_VIEWS.map((value) => ({ value, text: t(`meta:raidViews.${value}`) }))}
          href={(value) => state.href({ view: value, viewSort: undefined })}
        />
      }
    >
      {(data) => (
        <QuestionTable<Row>
          id={`meta-raids-${view}`}
          caption={t('meta:raidViews.title')}
          rows={data.rows.rows}
          rowId={(row) => keyOf(row, key)}
          sort={state.pageSearch.viewSort ?? (view === 'player' ? '-mvp' : '-games')}
          onSort={(viewSort) => state.set({ viewSort })}
          initialRowCount={15}
          columns={columns}
        />
      )}
    </QuestionCard>
  );
}
