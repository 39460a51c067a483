import type { PlayerMedals, RankedMatchFilters } from '@scrapboard/contract';
import { rateOf } from '@scrapboard/statistics/wilson-interval';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../api-client.ts';
import { Explain } from '../../explain/explain.tsx';
import { combineQueries } from '../../query-states/combine-queries.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { QuestionColumn } from '../../questions/question-column.ts';
import type { PageFilters } from '../../questions/question-filters.ts';
import type { Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { CardProps } from './card-props.ts';
import { judgeDifferences } from './judge-differences.ts';
import { NumberCell } from './number-cell.tsx';
import type { Stat } from './stat.ts';
import { toMatchFilters } from './to-match-filters.ts';
import type { Subject } from './use-subjects.ts';

const medalsQuery = ({ id, isPending }: Subject, filters: RankedMatchFilters) =>
  queryOptions({
    queryKey: ['medals', id, filters],
    queryFn: ({ signal }) =>
      callApi('GET /api/players/{id}/medals', { params: { id }, query: filters, signal }),
    enabled: !isPending,
  });

/** In which share of their matches players earned each medal. */
export function MedalsCard({ subjects, state }: CardProps) {
  const { t } = useTranslation('comparison');
  const { filters, ignored } = toMatchFilters(state.filters as PageFilters);
  const query = useQueries({
    queries: subjects.map((subject) => medalsQuery(subject, filters)),
    combine: (results) => ({
      ...combineQueries(results),
      data: results.every(({ data }) => data !== undefined)
        ? results.flatMap(({ data }) => data ?? [])
        : undefined,
    }),
  });
  return (
    <QuestionCard
      title={t('medals.title')}
      note={
        <>
          {t('medals.note', { name: subjects[0]?.name })}{' '}
          <Explain stat="realDifference" statName={t('medals.title')} />
        </>
      }
      query={query}
      state={state}
      ignored={() => ignored}
      isEmpty={(answers) => answers.every(({ medals }) => medals.length === 0)}
      empty={<Notice icon="award" title={t('medals.none')} text={t('medals.noneText')} />}
      height="24rem"
    >
      {(answers) => <Medals subjects={subjects} answers={answers} />}
    </QuestionCard>
  );
}

interface MedalsProps extends Pick<CardProps, 'subjects'> {
  /** In the order of the subjects. */
  answers: readonly PlayerMedals[];
}

function Medals({ subjects, answers }: MedalsProps) {
  const { t } = useTranslation(['comparison', 'questions']);
  const stats = listMedals(answers);
  const names = stats.map(({ name }) => name);
  const rows = answers.map((answer) => toRow(answer, names));
  const differences = judgeDifferences(names, rows, {});
  const header = t('comparison:medals.medal');
  const columns: QuestionColumn<Stat>[] = [
    {
      id: 'medal',
      header,
      isRowHeader: true,
      explain: <Explain stat="medals" statName={header} />,
      cell: ({ text }) => text,
      csv: { headings: [header], values: ({ text }) => [text] },
    },
    ...subjects.map(({ name: subjectName }, index): QuestionColumn<Stat> => {
      const row = rows[index];
      const changeOf = ({ name }: Stat) =>
        differences.find((change) => change.stat === name && change.index === index);
      return {
        id: `subject${index + 1}`,
        header: subjectName,
        isNumeric: true,
        cell: (stat) => (
          <NumberCell
            stat={stat}
            row={row}
            testState={index === 0 ? 'none' : 'done'}
            change={changeOf(stat)}
          />
        ),
        csv: {
          headings: [
            subjectName,
            t('questions:csv.low', { name: subjectName }),
            t('questions:csv.high', { name: subjectName }),
            ...(index === 0 ? [] : [t('comparison:numbers.isReal', { name: subjectName })]),
          ],
          values(stat) {
            const rate = row?.[stat.name];
            const verdict = changeOf(stat)?.difference.verdict ?? 'untested';
            return [
              ...(rate === undefined ? [null, null, null] : [rate.percent, rate.low, rate.high]),
              ...(index === 0 ? [] : [t(`comparison:csv.${verdict}`)]),
            ];
          },
        },
      };
    }),
  ];
  return (
    <QuestionTable<Stat>
      id="compare-medals"
      caption={t('comparison:medals.title')}
      columns={columns}
      rows={stats}
      rowId={({ name }) => name}
      sort=""
      onSort={() => undefined}
      initialRowCount={10}
    />
  );
}

/** Returns all medals that anybody earned, those of most matches first. */
function listMedals(answers: readonly PlayerMedals[]): Stat[] {
  const medals = new Map<string, { text: string; matches: number }>();
  for (const { id, name, matches } of answers.flatMap((answer) => answer.medals)) {
    medals.set(id, { text: name, matches: (medals.get(id)?.matches ?? 0) + matches });
  }
  return [...medals]
    .toSorted(([, a], [, b]) => b.matches - a.matches)
    .map(([name, { text }]) => ({ name, text, explained: undefined, measure: undefined }));
}

/** Returns in which share of the matches each medal was earned; undefined without matches. */
function toRow({ matches, medals }: PlayerMedals, names: readonly string[]) {
  if (matches === 0) return undefined;
  const counts = new Map(medals.map((medal) => [medal.id, medal.matches]));
  return Object.fromEntries(
    names.map((name) => [name, rateOf(counts.get(name) ?? 0, matches)]),
  ) satisfies Row;
}
