import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { HeatMap } from './heat-map.tsx';
import { IntervalPlot } from './interval-plot.tsx';
import { ScatterChart } from './scatter-chart.tsx';
import { styleSeries } from './series.ts';
import { SeriesChart } from './series-chart.tsx';
import { SeriesLegend } from './series-legend.tsx';
import { StackedBars } from './stacked-bars.tsx';
import { useHiddenSeries } from './use-hidden-series.ts';

// Markup has no layout, and without a width nothing is drawn.
vi.mock('./use-width.ts', () => ({ useWidth: () => [{ current: null }, 600] }));

const text = String;
const series = styleSeries(
  Array.from({ length: 8 }, (_, index) => ({ id: `s${index}`, name: `Series ${index}` })),
);
function Legend() {
  const [hidden, toggle] = useHiddenSeries();
  return <SeriesLegend label="Series" series={series} hidden={hidden} onToggle={toggle} />;
}
const labelsIn = (markup: string) =>
  [...markup.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
const count = (markup: string, tag: string) => markup.split(tag).length - 1;

test('series keep their colours, and repeat them dashed', () => {
  expect(new Set(series.slice(0, 6).map(({ color }) => color)).size).toBe(6);
  expect(series[6]).toMatchObject({ color: series[0]?.color, isDashed: true });
});

test('the legend shows which series are visible', () => {
  const markup = renderToStaticMarkup(<Legend />);
  expect(count(markup, 'aria-pressed="true"')).toBe(series.length);
});

test('stacked bars have a list entry for each bar and no mark for zero', () => {
  const bars = [
    { label: 'A', title: 'Week A', values: [1, 2], lines: ['three'] },
    { label: 'B', title: 'Week B', values: [0, 4], lines: ['four'] },
  ];
  const markup = renderToStaticMarkup(
    <StackedBars label="Bars" series={series.slice(0, 2)} bars={bars} formatValue={text} />,
  );
  expect(labelsIn(markup)).toEqual(['Bars', 'Week A, three', 'Week B, four']);
  expect(count(markup, 'class="chart-bar"')).toBe(3);
});

test('lines have gaps, and a second axis if needed', () => {
  const positions = [0, 1, 2, 3].map((at) => ({ at, title: `T${at}`, lines: [`v${at}`] }));
  const draw = (usesRightAxis: boolean) =>
    renderToStaticMarkup(
      <SeriesChart
        label="Lines"
        positions={positions}
        series={[
          { ...(series[0] as (typeof series)[0]), values: [1, 2, null, 4] },
          { ...(series[7] as (typeof series)[0]), values: [400, 300, 200, 100], usesRightAxis },
        ]}
        ticks={() => []}
        formatValue={text}
      />,
    );
  expect(count(draw(false), '<path class="chart-line')).toBe(3);
  expect(draw(false)).toContain('chart-dashed');
  expect(labelsIn(draw(true))).toEqual(['Lines', 'T0, v0', 'T1, v1', 'T2, v2', 'T3, v3']);
  // On one axis with 400, a value of 1 would be at the bottom.
  const firstY = (markup: string) => Number(/d="M[\d.]+ ([\d.]+)L/.exec(markup)?.[1]);
  expect(firstY(draw(true))).toBeLessThan(firstY(draw(false)));
});

test('a heat map is darkest where values are highest', () => {
  const cell = (value: number | null) => ({ value, title: `C${value}`, lines: [] });
  const markup = renderToStaticMarkup(
    <HeatMap
      label="Map"
      rows={['Mon', 'Tue']}
      columns={['0', '1']}
      cells={[
        [cell(0), cell(1)],
        [cell(8), cell(null)],
      ]}
    />,
  );
  const opacities = [...markup.matchAll(/fill-opacity:([\d.]+)/g)].map(([, value]) =>
    Number(value),
  );
  expect(opacities).toEqual([0.05, expect.closeTo(0.2475), 1, 0.05]);
  expect(labelsIn(markup)).toHaveLength(5);
});

test('a scatter chart labels its quadrants and the named points', () => {
  const point = (id: string, x: number, y: number) => ({
    id,
    x,
    y,
    weight: x,
    title: id,
    lines: [],
    isNamed: id === 'Gun',
  });
  const markup = renderToStaticMarkup(
    <ScatterChart
      label="Points"
      points={[point('Gun', 1, 50), point('Saw', 9, 60)]}
      xTitle="Share"
      yTitle="Win rate"
      formatX={text}
      formatY={text}
      quadrants={{ x: 4, y: 50, names: ['rare', 'strong', 'popular', 'weak'] }}
    />,
  );
  for (const name of ['rare', 'strong', 'popular', 'weak', 'Share']) {
    expect(markup).toContain(`>${name}</text>`);
  }
  expect(count(markup, '>Gun</text>')).toBe(1);
  expect(count(markup, '>Saw</text>')).toBe(0);
  expect(labelsIn(markup)).toEqual(['Points', 'Gun', 'Saw']);
});

test('an interval plot has a row for each estimate, few games as a ring', () => {
  const row = (id: string, value: number) => ({
    id,
    name: id,
    value,
    low: value - 2,
    high: value + 2,
    lines: [`${value}`],
    isSmallSample: value < 0,
  });
  const markup = renderToStaticMarkup(
    <IntervalPlot
      label="Estimates"
      rows={[row('A', 3), row('B', -3)]}
      formatValue={text}
      reference={0}
    />,
  );
  expect(labelsIn(markup)).toEqual(['Estimates', 'A, 3', 'B, -3']);
  expect([count(markup, 'chart-dot'), count(markup, 'chart-ring')]).toEqual([1, 1]);
});
