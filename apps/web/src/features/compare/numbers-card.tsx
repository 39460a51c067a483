import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Explain } from '../../explain/explain.tsx';
import { explainedMeasure } from '../../questions/explained-measure.ts';
import { measureOf } from '../../questions/measure-of.ts';
import type { MeasureName } from '../../questions/page-question.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { QuestionColumn } from '../../questions/question-column.ts';
import type { Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { readValue } from '../../questions/read-value.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { useFormat } from '../../use-format.ts';
import type { CardProps } from './card-props.ts';
import { type JudgedDifference, judgeDifferences } from './judge-differences.ts';
import { NumberCell } from './number-cell.tsx';
import { numbersOf, subjectTotals } from './questions.ts';
import { subjectSources } from './subject.ts';

/** Every stat side by side, with the differences to the first that are more than chance. */
export function NumbersCard({ kind, subjects, state }: CardProps) {
  const { t } = useTranslation('comparison');
  const ids = subjects.map(({ id }) => id);
  const query = useQuestions({ totals: subjectTotals(kind, ids) }, state.filters);
  return (
    <QuestionCard
      title={t('numbers.title')}
      note={
        <>
          {t('numbers.note', { name: subjects[0]?.name })}{' '}
          <Explain stat="realDifference" statName={t('numbers.title')} />
        </>
      }
      query={query}
      state={state}
      isEmpty={({ totals }) => totals.rows.length === 0}
      height="60rem"
    >
      {({ totals }) => (
        <Numbers
          kind={kind}
          subjects={subjects}
          rows={ids.map((id) =>
            totals.rows.find((row: Row) => keyOf(row, subjectSources[kind].dimension) === id),
          )}
        />
      )}
    </QuestionCard>
  );
}

interface NumbersProps extends Pick<CardProps, 'kind' | 'subjects'> {
  /** In the order of the subjects; undefined without matches. */
  rows: readonly (Row | undefined)[];
}

interface Stat {
  name: MeasureName;
}

function Numbers({ kind, subjects, rows }: NumbersProps) {
  const { t } = useTranslation(['comparison', 'questions']);
  const format = useFormat();
  const names: readonly MeasureName[] = numbersOf(kind);
  const differences = useMemo(() => judgeDifferences(names, rows), [names, rows]);
  const testedDifferences = differences.filter(({ difference }) => difference.verdict !== 'few');
  const realDifferences = testedDifferences.filter(
    ({ difference }) => difference.verdict !== 'chance',
  );
  const { facts } = subjectSources[kind];
  const differenceOf = (name: string, index: number): JudgedDifference | undefined =>
    differences.find((change) => change.stat === name && change.index === index);
  const columns = [
    nameColumn(t('comparison:numbers.stat'), (name) => t(`questions:measures.${name}`)),
    ...subjects.map(({ name: header }, index): QuestionColumn<Stat> => {
      const row = rows[index];
      return {
        id: `subject${index + 1}`,
        header,
        numeric: true,
        cell: ({ name }) => (
          <NumberCell
            name={name}
            measure={measureOf(facts, name)}
            row={row}
            change={differenceOf(name, index)}
          />
        ),
        csv: {
          headings: [
            header,
            t('questions:csv.low', { name: header }),
            t('questions:csv.high', { name: header }),
            ...(index === 0 ? [] : [t('comparison:numbers.isReal', { name: header })]),
          ],
          values({ name }) {
            const value = readValue(row?.[name] ?? null);
            const verdict = differenceOf(name, index)?.difference.verdict;
            return [
              value.shown,
              value.low,
              value.high,
              ...(index === 0
                ? []
                : [verdict === undefined ? null : t(`comparison:csv.${verdict}`)]),
            ];
          },
        },
      };
    }),
  ];
  return (
    <>
      <p className="compare-summary">
        {testedDifferences.length === 0
          ? t('comparison:numbers.untested')
          : t('comparison:numbers.summary', {
              n: format.number(realDifferences.length),
              of: format.number(testedDifferences.length),
            })}
      </p>
      <QuestionTable<Stat>
        id="compare-numbers"
        caption={t('comparison:numbers.title')}
        columns={columns}
        rows={names
          .filter((name) => rows.some((row) => hasValue(row, name)))
          .map((name) => ({ name }))}
        rowId={({ name }) => name}
        sort=""
        onSort={() => undefined}
      />
    </>
  );
}

/** Returns whether a row has a number; the mode decides which stats there are. */
function hasValue(row: Row | undefined, name: MeasureName): boolean {
  return (
    row !== undefined && countOf(row, 'games') > 0 && readValue(row[name] ?? null).shown !== null
  );
}

function nameColumn(header: string, textOf: (name: MeasureName) => string): QuestionColumn<Stat> {
  return {
    id: 'stat',
    header,
    rowHeader: true,
    cell({ name }) {
      const stat = explainedMeasure(name);
      return (
        <>
          {textOf(name)}
          {stat !== undefined && <Explain stat={stat} statName={textOf(name)} />}
        </>
      );
    },
    csv: { headings: [header], values: ({ name }) => [textOf(name)] },
  };
}
