import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Explain } from '../../explain/explain.tsx';
import { paths } from '../../paths.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { countOf, keyOf, nameOf } from '../../questions/read-row.ts';
import { useKeyText } from '../../questions/use-key-text.ts';
import { useQuestionColumns } from '../../questions/use-question-columns.tsx';
import { useQuestions } from '../../questions/use-questions.ts';
import { Notice } from '../../ui/notice.tsx';
import { useFormat } from '../../use-format.ts';
import type { BuildCardProps } from './build-card-props.ts';
import { buildPartsQuestion } from './questions.ts';
import { useShownParts } from './use-shown-parts.ts';

const DEFAULT_SORT = '-uses';

/** The parts that a build is known to carry, how each is known, and what it did. */
export function PartsCard({ build, state }: BuildCardProps) {
  const { t } = useTranslation(['builds', 'questions']);
  const format = useFormat();
  const keyText = useKeyText();
  const { pageSearch, filters, set } = state;
  const query = useQuestions({ parts: buildPartsQuestion(build) }, filters);
  const column = useQuestionColumns<Row>('parts', query.data?.parts);
  const shownParts = useShownParts(build);
  const partHeader = t('questions:dimensions.part');
  return (
    <QuestionCard
      title={t('builds:parts.title')}
      note={t('builds:parts.note')}
      query={query}
      state={state}
      isEmpty={({ parts }) => parts.rows.length === 0}
      empty={<Notice icon="box" title={t('builds:parts.none')} text={t('builds:parts.noneText')} />}
      height="18rem"
      isWide
    >
      {({ parts }) => {
        const partName = (row: Row) => nameOf(parts, 'part', keyOf(row, 'part'));
        const kindText = (row: Row) => keyText('partKind', keyOf(row, 'partKind'));
        const sourceText = (row: Row) => {
          const uses = countOf(row, 'uses');
          if (uses > 0) {
            const gamesText = format.number(countOf(row, 'games'));
            return t('builds:parts.used', { n: format.number(uses), of: gamesText });
          }
          return t(
            shownParts.has(keyOf(row, 'part')) ? 'builds:parts.elsewhere' : 'builds:parts.hidden',
          );
        };
        const dateOf = (row: Row, bound: 'first' | 'last') => {
          const value = shownParts.get(keyOf(row, 'part'))?.[bound];
          return typeof value === 'string' ? value : null;
        };
        const shownHeader = t('builds:parts.shown');
        return (
          <QuestionTable<Row>
            id="build-parts"
            caption={t('builds:parts.title')}
            columns={[
              {
                id: 'part',
                header: partHeader,
                isRowHeader: true,
                sortBy: partName,
                cell: (row) => (
                  <>
                    <Link
                      className="row-link"
                      to={paths.part(keyOf(row, 'partKind'), keyOf(row, 'part'))}
                    >
                      {partName(row)}
                    </Link>
                    <span className="row-note">{kindText(row)}</span>
                  </>
                ),
                csv: {
                  headings: [partHeader, t('questions:dimensions.partKind')],
                  values: (row) => [partName(row), kindText(row)],
                },
              },
              {
                id: 'uses',
                header: t('builds:parts.source'),
                sortBy: (row) => countOf(row, 'uses'),
                cell: (row) => <span className="build-source">{sourceText(row)}</span>,
                csv: {
                  headings: [t('builds:parts.source')],
                  values: (row) => [sourceText(row)],
                },
              },
              {
                id: 'shown',
                header: shownHeader,
                explain: <Explain stat="knownPart" statName={shownHeader} />,
                isNumeric: true,
                from: 'md',
                sortBy: (row) => countOf(shownParts.get(keyOf(row, 'part')), 'matches'),
                cell: (row) => {
                  const [first, last] = [dateOf(row, 'first'), dateOf(row, 'last')];
                  return (
                    <>
                      {format.number(countOf(shownParts.get(keyOf(row, 'part')), 'matches'))}
                      {first !== null && last !== null && (
                        <span className="row-note">
                          {t('builds:parts.between', {
                            from: format.date(first),
                            to: format.date(last),
                          })}
                        </span>
                      )}
                    </>
                  );
                },
                csv: {
                  headings: [
                    shownHeader,
                    t('questions:measures.first'),
                    t('questions:measures.last'),
                  ],
                  values: (row) => [
                    countOf(shownParts.get(keyOf(row, 'part')), 'matches'),
                    dateOf(row, 'first'),
                    dateOf(row, 'last'),
                  ],
                },
              },
              column.measure('damageShare', { from: 'sm' }),
              column.measure('damagePerGame', { isExtra: true }),
              column.measure('killsPerGame', { isExtra: true }),
            ]}
            rows={parts.rows}
            rowId={(row) => keyOf(row, 'part')}
            sort={pageSearch.parts ?? DEFAULT_SORT}
            onSort={(sort) => set({ parts: sort === DEFAULT_SORT ? undefined : sort })}
          />
        );
      }}
    </QuestionCard>
  );
}
