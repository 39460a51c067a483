import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import { useTranslation } from 'react-i18next';
import { ChoiceLinks } from '../../choice-links.tsx';
import { Explain } from '../../explain/explain.tsx';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { QuestionColumn } from '../../questions/question-column.ts';
import type { Answer, Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { countOf, keyOf, rateOf } from '../../questions/read-row.ts';
import { useKeyText } from '../../questions/use-key-text.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { RateText } from '../../ui/rate-text.tsx';
import { useFormat } from '../../use-format.ts';
import type { CardProps } from './card-props.ts';
import { effectiveSplit, type Split, splitsFor } from './compare-search.ts';
import { subjectSplitQuestion } from './questions.ts';
import { subjectSources } from './subject.ts';

/** Win rates by map, power score, mode or weapon, side by side. */
export function SplitCard({ kind, subjects, state }: CardProps) {
  const { t } = useTranslation(['comparison', 'questions']);
  const { filters, pageSearch, href } = state;
  const split = effectiveSplit(kind, pageSearch.split);
  const ids = subjects.map(({ id }) => id);
  const query = useQuestions({ split: subjectSplitQuestion(kind, ids, split) }, filters);
  return (
    <QuestionCard
      title={t('comparison:split.title')}
      note={
        <>
          {t('comparison:split.note')}{' '}
          <Explain stat="winRate" statName={t('comparison:split.title')} />
        </>
      }
      query={query}
      state={state}
      isEmpty={(data) => data.split.rows.length === 0}
      ignored={(data) => data.split.ignored}
      height="24rem"
      actions={
        <ChoiceLinks
          label={t('comparison:split.label')}
          choices={splitsFor(kind).map((value) => ({
            value,
            text:
              value === 'part' ? t('comparison:split.weapon') : t(`questions:dimensions.${value}`),
          }))}
          current={split}
          href={(value) => href({ split: value })}
        />
      }
    >
      {(data) => <SplitTable {...{ kind, subjects, split }} answer={data.split} />}
    </QuestionCard>
  );
}

interface SplitRow {
  key: string;
  /** The total of all subjects. */
  games: number;
  /** In the order of the subjects. */
  rows: readonly (Row | undefined)[];
}

interface SplitTableProps extends Pick<CardProps, 'kind' | 'subjects'> {
  split: Split;
  answer: Answer;
}

function SplitTable({ kind, subjects, split, answer }: SplitTableProps) {
  const { t } = useTranslation(['comparison', 'questions', 'common']);
  const format = useFormat();
  const keyText = useKeyText();
  const { dimension } = subjectSources[kind];
  const keys = [...new Set(answer.rows.map((row: Row) => keyOf(row, split)))];
  const rows = keys
    .map((key): SplitRow => {
      const subjectRows = subjects.map(({ id }) =>
        answer.rows.find((row: Row) => keyOf(row, split) === key && keyOf(row, dimension) === id),
      );
      return {
        key,
        games: subjectRows.reduce((sum, row) => sum + countOf(row, 'games'), 0),
        rows: subjectRows,
      };
    })
    .filter(({ games }) => games > 0)
    .toSorted((a, b) => b.games - a.games);
  const header =
    split === 'part' ? t('comparison:split.weapon') : t(`questions:dimensions.${split}`);
  const textOf = ({ key }: SplitRow) => keyText(split, key, answer);
  const columns: QuestionColumn<SplitRow>[] = [
    {
      id: 'key',
      header,
      isRowHeader: true,
      cell: textOf,
      csv: { headings: [header], values: (row) => [textOf(row)] },
    },
    ...subjects.map(({ name }, index): QuestionColumn<SplitRow> => {
      const winRateHeader = `${name}: ${t('questions:measures.winRate')}`;
      return {
        id: `entry${index + 1}`,
        header: name,
        isNumeric: true,
        cell({ rows: subjectRows }) {
          const row = subjectRows[index];
          const count = countOf(row, 'games');
          if (row === undefined || count === 0) return <span className="muted">–</span>;
          return (
            <>
              <RateText rate={rateOf(row, 'winRate')} />
              {count >= MIN_SAMPLE && (
                <span className="row-note">
                  {t('common:games', { count, n: format.number(count) })}
                </span>
              )}
            </>
          );
        },
        csv: {
          headings: [
            `${name}: ${t('questions:measures.games')}`,
            winRateHeader,
            t('questions:csv.low', { name: winRateHeader }),
            t('questions:csv.high', { name: winRateHeader }),
          ],
          values({ rows: subjectRows }) {
            const row = subjectRows[index];
            const count = countOf(row, 'games');
            if (row === undefined || count === 0) return [count, null, null, null];
            const { percent, low, high } = rateOf(row, 'winRate');
            return [count, percent, low, high];
          },
        },
      };
    }),
  ];
  return (
    <QuestionTable<SplitRow>
      id="compare-split"
      caption={`${t('comparison:split.title')}: ${header}`}
      columns={columns}
      rows={rows}
      rowId={({ key }) => key}
      sort=""
      onSort={() => undefined}
      initialRowCount={10}
    />
  );
}
