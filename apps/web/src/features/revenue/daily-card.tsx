import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { styleSeries } from '../../charts/series.ts';
import { SeriesChart } from '../../charts/series-chart.tsx';
import { SeriesLegend } from '../../charts/series-legend.tsx';
import { StackedBars } from '../../charts/stacked-bars.tsx';
import { timeTicks } from '../../charts/time-ticks.ts';
import { useHiddenSeries } from '../../charts/use-hidden-series.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import { questionQuery } from '../../questions/question-query.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useFormat } from '../../use-format.ts';
import { NoGameLog } from './no-game-log.tsx';
import type { Pricing } from './price-resources.ts';
import { dailyQuestion } from './questions.ts';
import { type DailyAmounts, readDailyAmounts } from './read-daily-amounts.ts';
import { DAILY_VIEWS, type RevenueSearch } from './revenue-search.ts';
import { Segments } from './segments.tsx';

interface Props {
  state: QuestionFilters<RevenueSearch>;
  pricing: Pricing;
}

/** What was paid on each day: the coins of all resources, added up over time, or one resource. */
export function DailyCard({ state, pricing }: Props) {
  const { t } = useTranslation('revenue');
  const query = useQuery(questionQuery(dailyQuestion(pricing), state.filters));
  const { data } = query;
  const daily = useMemo(
    () => data && readDailyAmounts(data.rows, pricing.resources),
    [data, pricing],
  );
  return (
    <QuestionCard
      title={t('daily.title')}
      note={t(data?.truncated === true ? 'daily.truncated' : 'daily.note')}
      query={query}
      state={state}
      isWide
      isEmpty={({ rows }) => rows.length === 0}
      empty={<NoGameLog state={state} />}
      ignored={({ ignored }) => ignored}
      height="22rem"
      actions={daily !== undefined && <DailyViewPicker state={state} daily={daily} />}
    >
      {() =>
        daily !== undefined && (
          <div className="card-body">
            <DailyChart state={state} daily={daily} />
          </div>
        )
      }
    </QuestionCard>
  );
}

interface DailyProps {
  state: QuestionFilters<RevenueSearch>;
  daily: DailyAmounts;
}

function DailyViewPicker({ state, daily }: DailyProps) {
  const { t } = useTranslation('revenue');
  const { pageSearch, href, set } = state;
  return (
    <div className="revenue-daily-views">
      <Segments
        label={t('daily.view')}
        isLabelHidden
        values={DAILY_VIEWS.map((value) => ({ value, text: t(`daily.views.${value}`) }))}
        current={pageSearch.daily}
        href={(view) => href({ daily: view })}
      />
      {pageSearch.daily === 'single' && (
        <select
          className="form-select form-select-sm"
          aria-label={t('daily.resource')}
          value={findShownResource(pageSearch, daily)?.id}
          onChange={({ currentTarget }) => set({ resource: currentTarget.value })}
        >
          {daily.resources.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

function findShownResource({ resource }: RevenueSearch, { resources }: DailyAmounts) {
  return resources.find(({ id }) => id === resource) ?? resources[0];
}

function DailyChart({ state, daily }: DailyProps) {
  const { t } = useTranslation(['revenue', 'questions']);
  const format = useFormat();
  const navigate = useNavigate();
  const [hidden, toggle] = useHiddenSeries();
  const { pageSearch } = state;
  const isSingle = pageSearch.daily === 'single';
  const shownResource = findShownResource(pageSearch, daily);
  const allSeries = styleSeries(daily.resources).map((style, seriesIndex) => ({
    ...style,
    resource: daily.resources[seriesIndex],
  }));
  const series = isSingle
    ? allSeries.filter(({ id }) => id === shownResource?.id)
    : allSeries.filter(({ id }) => !hidden.includes(id));
  const formatAmount = (value: number) => format.number(value, Math.abs(value) < 10 ? 1 : 0);
  const unit = isSingle ? (shownResource?.name ?? '') : t('revenue:units.total');
  const valuesOf = (id: string) => {
    const amounts = daily.amounts[id] ?? [];
    const coins = daily.resources.find((resource) => resource.id === id)?.coins ?? 0;
    const values = isSingle ? amounts : amounts.map((amount) => amount * coins);
    return pageSearch.daily === 'cumulative' ? toCumulativeSums(values) : values;
  };
  const seriesWithValues = series.map((style) => ({ ...style, values: valuesOf(style.id) }));
  const bars = daily.days.map((day, index) => {
    const values = seriesWithValues.map((oneSeries) => oneSeries.values[index] ?? 0);
    const total = values.reduce((sum, value) => sum + value, 0);
    const title = format.utcDate(day);
    const amountLines = seriesWithValues.flatMap(({ name }, seriesIndex) =>
      (values[seriesIndex] ?? 0) > 0 ? [`${name}: ${formatAmount(values[seriesIndex] ?? 0)}`] : [],
    );
    return {
      label: title,
      title,
      values,
      total,
      lines: [`${formatAmount(total)} ${unit}`, ...amountLines],
    };
  });
  const onPick = (index: number) => {
    const day = daily.days[index];
    if (day !== undefined) {
      void navigate(state.href({ period: 'custom', from: day, to: day }));
    }
  };
  const name = t('revenue:daily.title');
  return (
    <ChartFigure
      name={name}
      kind="bars"
      points={bars.map(({ title, total, lines }) => ({ title, value: total, lines }))}
      formatValue={formatAmount}
      series={seriesWithValues}
      table={{
        headings: [
          t('questions:dimensions.day'),
          ...seriesWithValues.map((oneSeries) => oneSeries.name),
          unit,
        ],
        rows: bars.map(({ title, values, total }, index) => ({
          text: [title, ...values.map(formatAmount), formatAmount(total)],
          raw: [daily.days[index] ?? title, ...values, total],
        })),
      }}
      onPick={onPick}
    >
      {pageSearch.daily === 'cumulative' ? (
        <SeriesChart
          label={name}
          positions={bars.map(({ title, lines }, index) => ({
            at: Date.parse(daily.days[index] ?? ''),
            title,
            lines,
          }))}
          series={seriesWithValues}
          ticks={(from, to, max) => timeTicks(from, to, max, format.locale)}
          formatValue={formatAmount}
          axis={{ includesZero: true }}
          onPick={onPick}
        />
      ) : (
        <StackedBars
          label={name}
          series={seriesWithValues}
          bars={bars}
          formatValue={formatAmount}
          onPick={onPick}
        />
      )}
      {!isSingle && (
        <SeriesLegend
          label={t('questions:dimensions.resource')}
          series={allSeries}
          hidden={hidden}
          onToggle={toggle}
          shape={pageSearch.daily === 'cumulative' ? 'line' : 'square'}
        />
      )}
    </ChartFigure>
  );
}

function toCumulativeSums(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => {
    sum += value;
    return sum;
  });
}
