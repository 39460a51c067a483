import { useTranslation } from 'react-i18next';
import { Explain } from '../../explain/explain.tsx';
import { explainedStatOf } from '../../questions/explained-stat-of.ts';
import { measureOf } from '../../questions/measure-of.ts';
import type { MeasureName } from '../../questions/page-question.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { QuestionColumn } from '../../questions/question-column.ts';
import type { Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { countOf } from '../../questions/read-row.ts';
import { readValue } from '../../questions/read-value.ts';
import { useKeyText } from '../../questions/use-key-text.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { useFormat } from '../../use-format.ts';
import type { CardProps } from './card-props.ts';
import type { JudgedDifference } from './judge-differences.ts';
import { NumberCell } from './number-cell.tsx';
import { plainName, statsOf, subjectTotalsQuestion } from './questions.ts';
import type { Stat } from './stat.ts';
import { type SubjectKind, subjectSources } from './subject.ts';
import { useDistributions } from './use-distributions.ts';
import { type NumberAnswers, ratingName, useJudgedRows } from './use-judged-rows.ts';
import { type LadderRatings, useRatings } from './use-ratings.ts';

/** Every stat side by side, with the differences to the first that are more than chance. */
export function NumbersCard({ kind, subjects, state }: CardProps) {
  const { t } = useTranslation('comparison');
  const ids = subjects.map(({ id }) => id);
  const totals = useQuestions({ totals: subjectTotalsQuestion(kind, ids) }, state.filters);
  const distributions = useDistributions(kind, ids, state.filters);
  const [season, ...moreSeasons] = state.filters.season ?? [];
  const ladders = useRatings(
    kind === 'players' ? subjects : [],
    moreSeasons.length === 0 ? season : undefined,
  );
  const failedQuery = [distributions, ladders].find(({ isError }) => isError);
  const data =
    totals.data === undefined || ladders.data === undefined
      ? undefined
      : {
          totals: totals.data.totals,
          distributions: distributions.data,
          ladders: ladders.data,
        };
  return (
    <QuestionCard
      title={t('numbers.title')}
      note={
        <>
          {t('numbers.note', { name: subjects[0]?.name })}{' '}
          {kind === 'players' && `${t('numbers.ratingNote')} `}
          <Explain stat="realDifference" statName={t('numbers.title')} />
        </>
      }
      query={failedQuery === undefined ? { ...totals, data } : { ...failedQuery, data: undefined }}
      state={state}
      isEmpty={({ totals: { rows } }) => rows.length === 0}
      height="60rem"
    >
      {(answers) => <Numbers kind={kind} subjects={subjects} answers={answers} />}
    </QuestionCard>
  );
}

interface NumbersProps extends Pick<CardProps, 'kind' | 'subjects'> {
  answers: NumberAnswers;
}

function Numbers({ kind, subjects, answers }: NumbersProps) {
  const { t } = useTranslation(['comparison', 'questions']);
  const format = useFormat();
  const ids = subjects.map(({ id }) => id);
  const { rows, differences } = useJudgedRows(kind, ids, answers);
  const stats = useStats(kind, answers.ladders);
  const testedDifferences = differences?.filter(({ difference }) => difference.verdict !== 'few');
  const realDifferences = testedDifferences?.filter(
    ({ difference }) => difference.verdict !== 'chance',
  );
  const differenceOf = ({ name }: Stat, index: number): JudgedDifference | undefined =>
    differences?.find((change) => change.stat === name && change.index === index);
  const columns = [
    nameColumn(t('comparison:numbers.stat')),
    ...subjects.map(({ name: header }, index): QuestionColumn<Stat> => {
      const row = rows[index];
      const isReference = index === 0;
      return {
        id: `subject${index + 1}`,
        header,
        isNumeric: true,
        cell: (stat) => (
          <NumberCell
            stat={stat}
            row={row}
            testState={isReference ? 'none' : differences === undefined ? 'pending' : 'done'}
            change={differenceOf(stat, index)}
          />
        ),
        csv: {
          headings: [
            header,
            t('questions:csv.low', { name: header }),
            t('questions:csv.high', { name: header }),
            ...(isReference ? [] : [t('comparison:numbers.isReal', { name: header })]),
          ],
          values(stat) {
            const value = readValue(row?.[stat.name] ?? null);
            const verdict = differenceOf(stat, index)?.difference.verdict ?? 'untested';
            return [
              value.shown,
              value.low,
              value.high,
              ...(isReference ? [] : [t(`comparison:csv.${verdict}`)]),
            ];
          },
        },
      };
    }),
  ];
  return (
    <>
      <p className="compare-summary" role="status">
        {testedDifferences === undefined || realDifferences === undefined
          ? t('comparison:numbers.testing')
          : testedDifferences.length === 0
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
        rows={stats.filter((stat) => rows.some((row) => hasValue(row, stat)))}
        rowId={({ name }) => name}
        sort=""
        onSort={() => undefined}
      />
    </>
  );
}

/** Returns the rows of the table: ratings, and then what questions answer. */
function useStats(kind: SubjectKind, ladders: readonly LadderRatings[]): Stat[] {
  const { t } = useTranslation(['comparison', 'questions']);
  const keyText = useKeyText();
  const { facts } = subjectSources[kind];
  const ratingText = ({ season }: LadderRatings) =>
    season === null
      ? t('comparison:numbers.mmr')
      : t('comparison:numbers.mmrSeason', { season: keyText('season', season) });
  const names: readonly MeasureName[] = statsOf(kind);
  return [
    ...ladders.map((ladder): Stat => {
      const text = ratingText(ladder);
      return { name: ratingName(ladder), text, explained: 'mmr', measure: undefined };
    }),
    ...names.map((name) => ({
      name,
      text: t(`questions:measures.${plainName(name)}`),
      explained: explainedStatOf(name),
      measure: { ...measureOf(facts, name), name },
    })),
  ];
}

/** Returns whether a row has a number; the mode decides which stats there are. */
function hasValue(row: Row | undefined, { name, measure }: Stat): boolean {
  if (row === undefined || (measure !== undefined && countOf(row, 'games') === 0)) return false;
  return readValue(row[name] ?? null).shown !== null;
}

function nameColumn(header: string): QuestionColumn<Stat> {
  return {
    id: 'stat',
    header,
    isRowHeader: true,
    cell: ({ text, explained }) => (
      <>
        {text}
        {explained !== undefined && <Explain stat={explained} statName={text} />}
      </>
    ),
    csv: { headings: [header], values: ({ text }) => [text] },
  };
}
