import { MIN_SAMPLE, sampleSize } from '@scrapboard/statistics/sample-size';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { DiamondLegend } from '../../charts/diamond-mark.tsx';
import { IntervalPlot } from '../../charts/interval-plot.tsx';
import { useChangeColumn } from '../../questions/change-column.tsx';
import { changeOf } from '../../questions/change-of.ts';
import { ComparedWith } from '../../questions/compared-with.tsx';
import { QuestionCard } from '../../questions/question-card.tsx';
import { questionQuery, type Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { keyOf } from '../../questions/read-row.ts';
import { useKeyText } from '../../questions/use-key-text.ts';
import { useMarkedRows } from '../../questions/use-marked-rows.ts';
import { usePreviousPeriodFilters } from '../../questions/use-previous-period-filters.ts';
import { usePreviousPeriodRows } from '../../questions/use-previous-period-rows.ts';
import { useQuestionColumns } from '../../questions/use-question-columns.tsx';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { createIntervalFigure } from './interval-figure.ts';
import { NoGameLog } from './no-game-log.tsx';
import type { Pricing } from './price-resources.ts';
import { chooseMeasure, modesQuestion } from './questions.ts';
import { gamesOf, type RevenueRow, rankRows, revenueOf } from './read-revenue.ts';
import type { RevenueSearch } from './revenue-search.ts';
import { useCoinFormat } from './use-coin-format.ts';

interface Props {
  state: QuestionFilters<RevenueSearch>;
  pricing: Pricing;
}

const modeKey = (row: Row) => keyOf(row, 'mode');

/** What an hour or a match of each mode pays, the best first. */
export function ModesCard({ state, pricing }: Props) {
  const { t } = useTranslation(['revenue', 'questions']);
  const coinFormat = useCoinFormat(state.pageSearch);
  const keyText = useKeyText();
  const navigate = useNavigate();
  const query = useQuery(questionQuery(modesQuestion(pricing), state.filters));
  const column = useQuestionColumns<RevenueRow>('rewards', query.data);
  const measure = chooseMeasure(state.pageSearch);
  const modeHref = (row: RevenueRow) => state.href({ mode: [keyOf(row, 'mode')] });
  const title = t('revenue:modes.title');
  const markedRows = useMarkedRows(modesQuestion(pricing), state, modeKey);
  // If the page is filtered by a player, all rows are theirs.
  const marked = state.search.player === undefined ? markedRows : undefined;
  const changeColumn = useChangeColumn();
  const previousPeriodFilters = usePreviousPeriodFilters(state.filters);
  const rowsBefore = usePreviousPeriodRows(modesQuestion(pricing), previousPeriodFilters, modeKey);
  const columns = [
    column.dimension('mode', { href: modeHref }),
    ...[
      'valuePerHour' as const,
      'queuedValuePerHour' as const,
      'valuePerGame' as const,
      'value' as const,
      'maxValue' as const,
      'maxValuePerHour' as const,
      'maxQueuedValuePerHour' as const,
      'games' as const,
      'duration' as const,
      'queueTime' as const,
    ].map((name) => {
      const isShown = name === measure || ['valuePerGame', 'value', 'games'].includes(name);
      return column.measure(name, {
        ...(name.startsWith('max') && { minSample: MIN_SAMPLE }),
        isExtra: !isShown && name !== 'maxValue' && name !== 'duration',
        ...(name !== measure && name !== 'games' && { from: 'md' as const }),
      });
    }),
    ...(rowsBefore === undefined || state.pageSearch.stat !== 'average'
      ? []
      : [
          changeColumn<RevenueRow>({
            id: 'change',
            name: t(`questions:measures.${measure}`),
            read: (row) => changeOf(row[measure], rowsBefore.get(modeKey(row))?.[measure]),
            better: 'higher',
            from: 'sm',
          }),
        ]),
  ];
  return (
    <QuestionCard
      title={title}
      note={
        <>
          {t('revenue:modes.note', { unit: coinFormat.unit })}{' '}
          {state.pageSearch.stat === 'average' && <ComparedWith before={previousPeriodFilters} />}
        </>
      }
      query={query}
      state={state}
      isWide
      sample={({ rows }) => coinFormat.games(gamesOf(rows))}
      isEmpty={({ rows }) => gamesOf(rows) === 0}
      empty={<NoGameLog state={state} />}
      ignored={({ ignored }) => ignored}
      height="30rem"
    >
      {(answer) => {
        const rows = rankRows<RevenueRow>(
          answer.rows,
          state.pageSearch,
          (games) => sampleSize(games) === 'few',
        );
        const nameOf = (row: RevenueRow) => keyText('mode', keyOf(row, 'mode'), answer);
        const { marks, ...figure } = createIntervalFigure(
          title,
          rows,
          nameOf,
          coinFormat,
          (row) => {
            const markedRow = marked?.rows.get(modeKey(row));
            if (marked === undefined || markedRow === undefined) return undefined;
            const value = revenueOf(markedRow, state.pageSearch);
            return value.n === 0 ? undefined : { label: marked.label, value };
          },
        );
        return (
          <>
            <div className="card-body">
              <ChartFigure
                {...figure}
                legend={marked !== undefined && <DiamondLegend text={marked.label} />}
              >
                <IntervalPlot
                  label={title}
                  rows={marks}
                  formatValue={coinFormat.number}
                  axis={{ includesZero: true }}
                  onPick={(index) => {
                    const pickedRow = rows[index];
                    if (pickedRow !== undefined) void navigate(modeHref(pickedRow.row));
                  }}
                />
              </ChartFigure>
            </div>
            <QuestionTable
              id="revenue-modes"
              caption={title}
              columns={columns}
              rows={rows.map(({ row }) => row)}
              rowId={modeKey}
              sort={state.pageSearch.sort ?? `-${measure}`}
              onSort={(sort) => state.set({ sort })}
            />
          </>
        );
      }}
    </QuestionCard>
  );
}
