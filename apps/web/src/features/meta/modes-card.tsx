import { useTranslation } from 'react-i18next';
import { ComparedWith } from '../../questions/compared-with.tsx';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { useQuestionColumns } from '../../questions/use-question-columns.tsx';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { ShareCell } from '../../ui/share-cell.tsx';
import { numberColumn } from './columns.tsx';
import type { MetaSearch } from './meta-search.ts';
import { modesQuestion } from './questions.ts';
import { useShareChange } from './use-share-change.ts';

interface Props {
  state: QuestionFilters<MetaSearch>;
  title: string;
  note: string;
}

/** Every mode by name; a name selects it for the whole page. */
export function ModesCard({ state, title, note }: Props) {
  const { t } = useTranslation(['meta', 'questions']);
  // All modes stay listed when one is selected.
  const { mode: _, ...otherFilters } = state.filters;
  const filters =
    state.search.mode === undefined ? state.filters : { ...otherFilters, ...state.page.fixed };
  const query = useQuestions({ modes: modesQuestion }, filters);
  const column = useQuestionColumns<Row>('players', query.data?.modes);
  const change = useShareChange(modesQuestion, filters, 'mode');
  return (
    <QuestionCard
      title={title}
      note={
        <>
          {note} <ComparedWith before={change.before} />
        </>
      }
      query={query}
      state={state}
      isEmpty={(data) => data.modes.rows.length === 0}
      height="18rem"
    >
      {({ modes: { rows } }) => {
        const total = Math.max(
          1,
          rows.reduce((sum, row) => sum + countOf(row, 'matches'), 0),
        );
        const shareOf = (row: Row) => (100 * countOf(row, 'matches')) / total;
        const largestShare = Math.max(...rows.map(shareOf));
        return (
          <QuestionTable<Row>
            id="meta-modes"
            caption={title}
            rows={rows}
            rowId={(row) => keyOf(row, 'mode')}
            sort={state.pageSearch.modeSort ?? '-matches'}
            onSort={(modeSort) => state.set({ modeSort })}
            columns={[
              column.dimension('mode', {
                href: (row) => state.href({ mode: [keyOf(row, 'mode')] }),
              }),
              column.measure('matches'),
              numberColumn<Row>({
                id: 'share',
                header: t('meta:maps.share'),
                value: shareOf,
                render: (percent) => <ShareCell percent={percent} max={largestShare} />,
                from: 'sm',
              }),
              ...change.columns<Row>(rows),
              column.measure('players', { from: 'md' }),
              column.measure('durationQuantiles'),
              column.measure('damagePerGame', { from: 'lg' }),
              column.measure('last', { from: 'lg' }),
            ]}
          />
        );
      }}
    </QuestionCard>
  );
}
