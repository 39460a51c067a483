import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { useQuestionColumns } from '../../questions/use-question-columns.tsx';
import { useQuestions } from '../../questions/use-questions.ts';
import { useFormat } from '../../use-format.ts';
import type { PartCardProps } from './part-card-props.ts';
import { computePartnerEffects } from './partner-effects.ts';
import { partPartnersQuestions } from './questions.ts';

const DEFAULT_SORT = '-games';

/** The parts carried along with a part, and how much more both win than expected of them. */
export function PartnersCard({ id, state }: PartCardProps) {
  const { t } = useTranslation('performance');
  const format = useFormat();
  const { pageSearch, filters, set } = state;
  const questions = useMemo(() => partPartnersQuestions(id), [id]);
  const query = useQuestions(questions, filters);
  const { data } = query;
  const effects = useMemo(
    () => (data === undefined ? undefined : computePartnerEffects(data)),
    [data],
  );
  const column = useQuestionColumns<Row>('parts', data?.pairs);
  const partGames = countOf(data?.part.rows[0], 'games');
  const effectOf = (row: Row) => effects?.get(keyOf(row, 'withPart'));
  return (
    <QuestionCard
      title={t('partners.title')}
      note={t('partners.note')}
      query={query}
      state={state}
      isEmpty={({ pairs }) => pairs.rows.length === 0}
      height="22rem"
    >
      {({ pairs }) => (
        <QuestionTable
          id="part-partners"
          caption={t('partners.title')}
          columns={[
            column.dimension('withPart'),
            column.measure('games'),
            column.number(
              'with',
              t('partners.share'),
              (row) => (partGames === 0 ? null : (100 * countOf(row, 'games')) / partGames),
              (value) => format.percent(value, 0),
              { isExtra: true },
            ),
            column.measure('winRate'),
            column.number(
              'expected',
              t('partners.expected'),
              (row) => effectOf(row)?.expected ?? null,
              (value) => format.percent(value),
              { from: 'sm' },
            ),
            column.number(
              'effect',
              t('partners.effect'),
              (row) => effectOf(row)?.effect ?? null,
              (value) => format.signed(value, 1),
            ),
          ]}
          rows={pairs.rows}
          rowId={(row) => keyOf(row, 'withPart')}
          sort={pageSearch.partners ?? DEFAULT_SORT}
          onSort={(sort) => set({ partners: sort === DEFAULT_SORT ? undefined : sort })}
          initialRowCount={10}
        />
      )}
    </QuestionCard>
  );
}
