import type {
  BreakdownPercentiles,
  BreakdownPercentilesBy,
  PlayerPercentileName,
} from '@scrapboard/contract';
import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Explain } from '../../../explain/explain.tsx';
import { percentOutranked } from '../../../percentiles/percent-outranked.ts';
import { PercentileMark } from '../../../percentiles/percentile-mark.tsx';
import { useCohortText } from '../../../percentiles/use-cohort-text.ts';
import { QueryFailure } from '../../../query-states/query-failure.tsx';
import type { Column, ColumnDisplay } from '../../../tables/data-table.tsx';
import { useHasInteracted } from '../../../ui/use-has-interacted.ts';
import { useFormat } from '../../../use-format.ts';
import { useProfile } from '../use-profile.ts';
import { breakdownPercentilesQuery } from './percentiles-query.ts';
import { useStatFormat } from './use-stat-format.ts';

type Breakpoint = NonNullable<ColumnDisplay['from']>;
type RankedRow = BreakdownPercentiles['rows'][number];

interface PercentileColumn<Row> {
  /** The rate or mean in the column before this one. */
  name: PlayerPercentileName;
  /** The heading of that column. */
  statName: string;
  idOf: (row: Row) => string;
  /** The breakpoint below which it is hidden, and percentiles are below the values; `sm` by default. */
  from?: Breakpoint;
}

export interface PercentileColumns {
  /** What the percentiles say, or why there are none; shown below the table. */
  note: ReactNode;
  /** Creates the column of percentiles that follows one of a rate or mean; none if no row has a percentile. */
  createColumns: <Row extends object>(column: PercentileColumn<Row>) => Column<Row>[];
  /** Renders the percentile below a value, where the screen is too narrow for the column. */
  renderBelow: (name: PlayerPercentileName, id: string, from?: Breakpoint) => ReactNode;
}

/**
 * Returns functions that add the percentiles of rates and means to a table. Percentiles are fetched once somebody uses
 * the page; until then, their space is reserved.
 */
export function usePercentileColumns(by: BreakdownPercentilesBy): PercentileColumns {
  const { t } = useTranslation('percentiles');
  const { id, filters } = useProfile();
  const hasInteracted = useHasInteracted();
  const query = useQuery({ ...breakdownPercentilesQuery(id, filters, by), enabled: hasInteracted });
  const { data, error, refetch } = query;
  const isPending = query.isLoading || !hasInteracted;
  const hasFailed = query.isError && data === undefined;
  const isEmpty = data != null && data.asOf !== null && !data.rows.some(hasPercentile);
  const rankedRows = useMemo(
    () => new Map(data?.rows.map((row) => [row.id, row] as const)),
    [data],
  );
  return useMemo((): PercentileColumns => {
    const renderPercentile = (name: PlayerPercentileName, rowId: string) => (
      <PercentileCell name={name} row={rankedRows.get(rowId)} isPending={isPending} />
    );
    return {
      note: hasFailed ? (
        <QueryFailure failure={error} onRetry={() => void refetch()} />
      ) : (
        <div className="card-foot">
          <p className="card-note card-note-wide">
            {t(data?.asOf === null ? 'pending' : isEmpty ? 'rowsNone' : 'rowsNote', {
              minimum: MIN_SAMPLE,
            })}
          </p>
        </div>
      ),
      createColumns({ name, statName, idOf, from = 'sm' }) {
        if (isEmpty) return [];
        const header = t('column', { stat: statName });
        const numberOf = (row: RankedRow | undefined) =>
          row?.numbers.find((number) => number.name === name);
        const column: Column<Parameters<typeof idOf>[0]> = {
          id: `${name}Rank`,
          header: () => (
            <>
              <span aria-hidden="true">{t('columnShort')}</span>
              <span className="visually-hidden">{header}</span>
            </>
          ),
          accessorFn: (row) => {
            const number = numberOf(rankedRows.get(idOf(row)));
            return number && percentOutranked(number);
          },
          sortUndefined: 'last',
          sortFn: 'basic',
          cell: ({ row }) => renderPercentile(name, idOf(row.original)),
          meta: { isNumeric: true, from, explain: <Explain stat="percentile" statName={header} /> },
        };
        return [column];
      },
      renderBelow: (name, rowId, from = 'sm') =>
        !isEmpty && (
          <span className={`rank-below d-${from}-none`}>{renderPercentile(name, rowId)}</span>
        ),
    };
  }, [t, data, rankedRows, isEmpty, isPending, hasFailed, error, refetch]);
}

const hasPercentile = ({ numbers }: RankedRow) => numbers.length > 0;

interface CellProps {
  name: PlayerPercentileName;
  row: RankedRow | undefined;
  isPending: boolean;
}

function PercentileCell({ name, row, isPending }: CellProps) {
  const { t } = useTranslation('percentiles');
  const format = useFormat();
  const formatStat = useStatFormat();
  const cohortText = useCohortText();
  const number = row?.numbers.find((candidate) => candidate.name === name);
  if (row === undefined || number === undefined) {
    return <span className="rank-cell muted">{isPending ? '' : '–'}</span>;
  }
  const { cohort, wanted, widened, games } = row;
  const sentences = [
    t('own', { n: format.number(games) }),
    widened !== null && t(`widened.${widened}`, { wanted: cohortText(wanted) }),
  ];
  return (
    <span className="rank-cell">
      <PercentileMark
        {...{ ranked: number, cohort, value: formatStat(name, number.value) }}
        note={sentences.filter(Boolean).join(' ')}
        isShort
      />
    </span>
  );
}
