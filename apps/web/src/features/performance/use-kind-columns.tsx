import type { CataloguePart } from '@scrapboard/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { describePart } from '../../catalogue/describe-part.ts';
import { Sparkline } from '../../charts/sparkline.tsx';
import { markedColumn } from '../../questions/marked-column.ts';
import type { QuestionColumn } from '../../questions/question-column.ts';
import type { Answer, Row } from '../../questions/question-query.ts';
import { countOf, keyOf, meanOf } from '../../questions/read-row.ts';
import type { MarkedRows } from '../../questions/use-marked-rows.ts';
import { useQuestionColumns } from '../../questions/use-question-columns.tsx';
import { ShareCell } from '../../ui/share-cell.tsx';
import { useFormat } from '../../use-format.ts';

export interface KindColumnData {
  answer: Answer;
  /** Vehicles with a known part of the kind. */
  vehicles: number;
  /** The rows of the marked player. */
  marked: MarkedRows | undefined;
  /** Undefined while the slower answers load. */
  distinctCounts: ReadonlyMap<string, Row> | undefined;
  /** The share of vehicles with each part over time, oldest first. */
  trends: ReadonlyMap<string, readonly number[]> | undefined;
  catalogue: ReadonlyMap<string, CataloguePart> | undefined;
  /** Returns the URL of a part’s page, with the same filters. */
  partHref: (id: string) => string;
}

/** Returns the columns of the page of a kind, which has a row for each part. */
export function useKindColumns(data: KindColumnData): QuestionColumn<Row>[] {
  const { answer, vehicles, marked, distinctCounts, trends, catalogue, partHref } = data;
  const { t } = useTranslation(['performance', 'questions']);
  const format = useFormat();
  const column = useQuestionColumns<Row>('parts', answer);
  return useMemo(() => {
    const partOf = (row: Row) => keyOf(row, 'part');
    const shareOf = (row: Row) =>
      vehicles === 0 ? null : (100 * countOf(row, 'games')) / vehicles;
    const largestShare = Math.max(0, ...answer.rows.map((row) => shareOf(row) ?? 0));
    const distinctCountOf = (name: 'matches' | 'players' | 'builds') => (row: Row) => {
      const count = distinctCounts?.get(partOf(row))?.[name];
      return typeof count === 'number' ? count : null;
    };
    const formatInteger = (value: number) => format.number(value);
    return [
      column.dimension('part', {
        href: (row) => partHref(partOf(row)),
        note: (row) => {
          const part = catalogue?.get(partOf(row));
          return part === undefined ? null : describePart({ ...part, faction: null });
        },
      }),
      column.measure('games'),
      column.number('share', t('performance:columns.share'), shareOf, (value) => (
        <ShareCell percent={value} max={largestShare} />
      )),
      {
        ...column.number('trend', t('performance:columns.trend'), () => null),
        sortBy: (row: Row) => totalChangeOf(trends?.get(partOf(row))),
        from: 'lg' as const,
        cell: (row: Row) => {
          const values = trends?.get(partOf(row));
          return values === undefined ? null : (
            <Sparkline
              className="trend-cell"
              values={values}
              label={t('performance:columns.trendOf', {
                from: format.percent(values[0] ?? 0),
                to: format.percent(values.at(-1) ?? 0),
              })}
            />
          );
        },
        csv: {
          headings: [t('performance:columns.trend')],
          values: (row: Row) => [totalChangeOf(trends?.get(partOf(row)))],
        },
      },
      column.measure('winRate'),
      column.measure('winRateAboveExpectation', { header: t('performance:columns.above') }),
      column.measure('expectedWinRate', { isExtra: true }),
      column.measure('damagePerGame', { from: 'md' }),
      ...markedColumn<Row>({
        marked,
        name: t('questions:measures.damagePerGame'),
        keyOfRow: partOf,
        value: (row) => {
          const { n, mean } = meanOf(row, 'damagePerGame');
          return n === 0 ? null : mean;
        },
        render: formatInteger,
        from: 'xl',
      }),
      column.measure('damagePerMinute', { isExtra: true }),
      column.measure('damageQuantiles', { isExtra: true }),
      column.measure('damage', { isExtra: true }),
      column.measure('killsPerGame', { isExtra: true }),
      column.measure('kills', { isExtra: true }),
      column.measure('damageShare', { isExtra: true }),
      column.measure('cabinShare', { isExtra: true }),
      column.measure('hits', { isExtra: true }),
      column.measure('damagePerHit', { isExtra: true }),
      column.number(
        'players',
        t('performance:columns.players'),
        distinctCountOf('players'),
        formatInteger,
        {
          from: 'md',
          isExtra: marked !== undefined,
        },
      ),
      column.number(
        'matches',
        t('performance:columns.matches'),
        distinctCountOf('matches'),
        formatInteger,
        {
          isExtra: true,
        },
      ),
      column.number(
        'builds',
        t('performance:columns.builds'),
        distinctCountOf('builds'),
        formatInteger,
        {
          isExtra: true,
        },
      ),
      column.number(
        'price',
        t('performance:columns.price'),
        // A price of 0 means that no one sells it.
        (row) => catalogue?.get(partOf(row))?.price?.sell || null,
        (value) => format.number(value, 2),
        { from: 'xl' },
      ),
    ];
  }, [column, answer, vehicles, marked, distinctCounts, trends, catalogue, partHref, t, format]);
}

/** Returns by how many percentage points the last share exceeds the first; null without both. */
function totalChangeOf(shares: readonly number[] | undefined): number | null {
  const [first, last] = [shares?.[0], shares?.at(-1)];
  return first === undefined || last === undefined ? null : last - first;
}
