import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BarChart } from '../../charts/bar-chart.tsx';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { QueryState } from '../../query-states/query-state.tsx';
import type { RangeFilter } from '../../questions/question-filters.ts';
import { questionQuery, type Row } from '../../questions/question-query.ts';
import { useChartLinks } from '../../questions/use-chart-links.ts';
import {
  filtersForAllPlayers,
  filtersForPlayer,
  type MarkedPlayer,
} from '../../questions/use-marked-player.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFormat } from '../../use-format.ts';
import type { ActivitySearch } from './activity-search.ts';
import {
  histogramQuestion,
  perMatchQuestion,
  perPlayerDayQuestion,
  perPlayerQuestion,
} from './questions.ts';
import { type AverageRow, binWidthOf, toAverages } from './to-averages.ts';
import { useAverageText } from './use-average-text.ts';

const QUESTIONS = {
  days: perPlayerDayQuestion,
  matches: perMatchQuestion,
  players: perPlayerQuestion,
};
/** The last bar includes everything above it. */
const MAX_BARS = 30;
const COUNT_AXIS = { hasWholeTicks: true };

interface Props {
  row: AverageRow;
  state: QuestionFilters<ActivitySearch>;
  markedPlayer: MarkedPlayer | null;
}

/** How often each value of a number occurs, and where one player is. */
export function AverageHistogram({ row, state, markedPlayer }: Props) {
  const binWidth = binWidthOf(row);
  const filters = filtersForAllPlayers(state.filters);
  const query = useQuery(questionQuery(histogramQuestion(row.average, binWidth), filters));
  return (
    <div className="card-body">
      <QueryState query={query} loading={<Skeleton height="20rem" />}>
        {({ rows }) =>
          markedPlayer === null ? (
            <Histogram row={row} rows={rows} binWidth={binWidth} state={state} />
          ) : (
            <HistogramWithPlayer {...{ row, rows, binWidth, state, markedPlayer }} />
          )
        }
      </QueryState>
    </div>
  );
}

interface HistogramProps {
  row: AverageRow;
  rows: readonly Row[];
  binWidth: number;
  state: QuestionFilters<ActivitySearch>;
}

/** Averages whose bars filter the page by their range; there is no such filter for games per day and win rates. */
const AVERAGES_WITH_FILTER = [
  'kills',
  'assists',
  'damage',
  'score',
] as const satisfies RangeFilter[];

function HistogramWithPlayer({
  markedPlayer,
  ...props
}: HistogramProps & { markedPlayer: MarkedPlayer }) {
  const { t } = useTranslation('questions');
  const { data } = useQuestions(
    QUESTIONS,
    filtersForPlayer(props.state.filters, markedPlayer.player),
  );
  const ownRow = data && toAverages(data).find(({ average }) => average === props.row.average);
  const value = ownRow?.quantiles?.p50 ?? ownRow?.mean ?? null;
  const text = markedPlayer.isOwn ? t('here.you') : t('here.player');
  return <Histogram {...props} {...(value !== null && { marker: { value, text } })} />;
}

function Histogram({
  row: { average },
  rows,
  binWidth,
  state,
  marker,
}: HistogramProps & { marker?: { value: number; text: string } }) {
  const { t } = useTranslation('activity');
  const format = useFormat();
  const { nameOf, formatValue } = useAverageText();
  const bins = rows.map((row) => ({
    bin: Number(row.bin),
    count: Number(row.units ?? row.games ?? 0),
  }));
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  const highestIndex = Math.max(0, ...bins.map(({ bin }) => Math.round(bin / binWidth)));
  const lastIndex = Math.min(highestIndex, MAX_BARS - 1);
  const counts = Array.from({ length: lastIndex + 1 }, () => 0);
  for (const { bin, count } of bins) {
    const index = Math.min(lastIndex, Math.max(0, Math.round(bin / binWidth)));
    counts[index] = (counts[index] ?? 0) + count;
  }
  const filter = AVERAGES_WITH_FILTER.find((name) => name === average);
  const links = useChartLinks((index) => {
    if (filter === undefined) return undefined;
    const isOpenEnded = index === lastIndex && highestIndex > lastIndex;
    return state.href({
      [filter]: `${index * binWidth}-${isOpenEnded ? '' : (index + 1) * binWidth}`,
    });
  });
  const unit =
    average === 'games' || average === 'duration'
      ? 'days'
      : average === 'winRate'
        ? 'players'
        : 'matches';
  const bars = counts.map((value, index) => {
    const from = formatValue(average, index * binWidth);
    const isOpenEnded = index === lastIndex && highestIndex > lastIndex;
    const isSingleValue = binWidth === 1;
    const title = isOpenEnded
      ? t('averages.above', { from })
      : isSingleValue
        ? from
        : t('averages.range', { from, to: formatValue(average, (index + 1) * binWidth) });
    const share = total === 0 ? 0 : (100 * value) / total;
    return {
      label: from,
      title,
      value,
      lines: [
        title,
        t(`averages.counts.${unit}`, { count: value, n: format.number(value) }),
        format.percent(share),
      ],
    };
  });
  const name = t('averages.histogram', { name: nameOf(average) });
  return (
    <ChartFigure
      name={name}
      kind="bars"
      points={bars}
      formatValue={format.number}
      table={{
        headings: [nameOf(average), t(`averages.heading.${unit}`)],
        rows: bars.map(({ title, value }, index) => ({
          text: [title, format.number(value)],
          raw: [index * binWidth, value],
        })),
      }}
    >
      <BarChart
        label={name}
        bars={bars}
        formatValue={(value) => format.compact(value)}
        axis={COUNT_AXIS}
        isHistogram
        {...(filter !== undefined && links)}
        {...(marker !== undefined && {
          markers: [
            {
              at: Math.min(bars.length, marker.value / binWidth + (binWidth === 1 ? 0.5 : 0)),
              text: `${marker.text}: ${formatValue(average, marker.value)}`,
              isOfMarkedPlayer: true,
            },
          ],
        })}
      />
    </ChartFigure>
  );
}
