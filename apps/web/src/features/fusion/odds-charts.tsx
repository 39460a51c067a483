import { chanceWithin } from '@scrapboard/fusion';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BarChart } from '../../charts/bar-chart.tsx';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import type { ColorRole } from '../../charts/colors.ts';
import { fitAxis } from '../../charts/fit-axis.ts';
import { LegendMark } from '../../charts/legend-mark.tsx';
import { LineChart, type LinePoint } from '../../charts/line-chart.tsx';
import { useFormat } from '../../use-format.ts';
import type { FusionSearch } from './fusion-search.ts';
import { toBins } from './to-bins.ts';
import type { FusionResult } from './use-fusion.ts';

type Unit = FusionSearch['chartUnit'];

interface NamedResult {
  name: string;
  color: ColorRole;
  result: FusionResult;
}

const PERCENT_AXIS = { min: 0, max: 100, includesZero: true };
/** The charts end where a success has this chance. */
const MAX_CHANCE = 0.99;
const MAX_POINTS = 60;

/** Returns the chance of a success within so many attempts or coins. */
function chanceOf({ fusion, costs }: FusionResult, unit: Unit, limit: number): number {
  return unit === 'attempts'
    ? fusion.attempts.within(Math.max(0, limit))
    : chanceWithin(costs, limit);
}

/** Returns the least and the highest number of attempts or coins shown; null if none succeeds. */
function rangeOf({ quantiles, costs, fusion }: FusionResult, unit: Unit) {
  const last = quantiles.find(({ chance }) => chance === MAX_CHANCE)?.[unit];
  if (last == null || fusion.expected === null) return null;
  return { first: unit === 'attempts' ? 1 : Math.floor(costs.outcomes[0]?.cost ?? 0), last };
}

/** Returns a function that formats attempts or coins. */
function useUnitText(unit: Unit): (value: number) => string {
  const { t } = useTranslation('fusion');
  const format = useFormat();
  return (value) =>
    t(unit === 'attempts' ? 'attempts' : 'coins', { count: value, n: format.number(value) });
}

/** How likely each number of attempts, or each cost, is. */
export function ChanceBars({ unit, name, color, result }: NamedResult & { unit: Unit }) {
  const { t } = useTranslation('fusion');
  const format = useFormat();
  const unitText = useUnitText(unit);
  const bins = useMemo(() => {
    const range = rangeOf(result, unit);
    if (range === null) return [];
    return toBins(range.first, Math.ceil(range.last), (limit) => chanceOf(result, unit, limit));
  }, [result, unit]);
  const formatChance = (chance: number) => format.percent(100 * chance, chance < 0.01 ? 2 : 1);
  const rangeText = (from: number, to: number, valueText: (value: number) => string) =>
    from === to ? valueText(from) : t('range', { from: format.number(from), to: valueText(to) });
  const bars = bins.map(({ from, to, chance }) => ({
    label: from === to ? format.number(from) : `${format.compact(from)}–${format.compact(to)}`,
    value: 100 * chance,
    lines: [rangeText(from, to, unitText), formatChance(chance)],
  }));
  return (
    <ChartFigure
      name={name}
      kind="bars"
      points={bars.map((bar) => ({ ...bar, title: bar.lines[0] ?? '' }))}
      formatValue={(value) => format.percent(value, 1)}
      table={{
        headings: [t(`unit.${unit}`), t('figure.chanceOf')],
        rows: bins.map(({ from, to, chance }) => ({
          text: [rangeText(from, to, format.number), formatChance(chance)],
          raw: [from === to ? from : `${from}-${to}`, chance],
        })),
      }}
    >
      <BarChart
        label={name}
        bars={bars}
        formatValue={(value) => format.percent(value, 0)}
        color={color}
        isHistogram
      />
    </ChartFigure>
  );
}

interface Point {
  /** Attempts or coins. */
  limit: number;
  /** The chance of a success within them. */
  chance: number;
  namedResult: NamedResult;
}

/** How the chance of a success grows with attempts or budget, a line per plan. */
export function ChanceLines({ unit, results }: { unit: Unit; results: readonly NamedResult[] }) {
  const { t } = useTranslation('fusion');
  const format = useFormat();
  const unitText = useUnitText(unit);
  const points = useMemo(() => toPoints(results, unit), [results, unit]);
  const name = t(`charts.within.${unit}`);
  const formatChance = (chance: number) => format.percent(100 * chance, 1);
  const isCompared = results.length > 1;
  const linePoints = points.map(
    ({ limit, chance, namedResult }): LinePoint => ({
      x: limit,
      value: 100 * chance,
      title: isCompared ? `${unitText(limit)}, ${namedResult.name}` : unitText(limit),
      lines: [formatChance(chance)],
    }),
  );
  return (
    <ChartFigure
      name={name}
      kind="line"
      points={linePoints}
      formatValue={(value) => format.percent(value, 1)}
      {...(isCompared && { legend: <Legend results={results} /> })}
      table={{
        headings: [t(`unit.${unit}`), t('plan'), t('figure.chanceOf')],
        rows: points.map(({ limit, chance, namedResult }) => ({
          text: [format.number(limit), namedResult.name, formatChance(chance)],
          raw: [limit, namedResult.name, chance],
        })),
      }}
    >
      <LineChart
        label={name}
        points={linePoints}
        lines={results.map((namedResult) => ({
          color: namedResult.color,
          indices: points.flatMap((point, index) =>
            point.namedResult === namedResult ? [index] : [],
          ),
        }))}
        ticks={(from, to, max) =>
          fitAxis([from, to], { hasWholeTicks: true, tickCount: Math.min(8, max) })
            .ticks.filter((tick) => tick >= from && tick <= to)
            .map((tick) => ({ at: tick, text: format.compact(tick) }))
        }
        formatValue={(value) => format.percent(value, 0)}
        axis={PERCENT_AXIS}
        showsLast={false}
      />
    </ChartFigure>
  );
}

function toPoints(results: readonly NamedResult[], unit: Unit): Point[] {
  const ranges = results.map(({ result }) => rangeOf(result, unit));
  const last = Math.max(...ranges.map((range) => range?.last ?? 0));
  const first = Math.min(...ranges.map((range) => range?.first ?? last));
  if (last <= 0) return [];
  const step = Math.max(1, Math.ceil((last - first) / MAX_POINTS));
  return results
    .flatMap((namedResult) => {
      const points: Point[] = [];
      for (let limit = first; limit < last + step; limit += step) {
        points.push({ limit, chance: chanceOf(namedResult.result, unit, limit), namedResult });
      }
      return points;
    })
    .sort((a, b) => a.limit - b.limit);
}

function Legend({ results }: { results: readonly NamedResult[] }) {
  return (
    <span className="fusion-legend">
      {results.map(({ name, color }) => (
        <span key={name}>
          <LegendMark shape="round" color={color} /> {name}
        </span>
      ))}
    </span>
  );
}
