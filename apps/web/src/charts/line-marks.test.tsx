import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LinePoint } from './line-chart.tsx';
import { LineMarks } from './line-marks.tsx';
import type { Plot } from './plot.ts';

const plot: Plot = { left: 0, right: 600, top: 10, bottom: 110, y: (value) => 110 - value };

function draw(points: LinePoint[], options: { trend?: number[]; shade?: boolean } = {}) {
  const shade = { above: 'team1', below: 'team2' } as const;
  const markup = renderToStaticMarkup(
    <svg>
      <title>Lines</title>
      <LineMarks
        points={points}
        plot={plot}
        x={(at) => at}
        shape="straight"
        trend={options.trend}
        shade={options.shade === true ? shade : undefined}
        clipId="c"
      />
    </svg>,
  );
  const count = (name: string) => markup.split(`class="${name}`).length - 1;
  return { markup, count };
}

const rates = (count: number): LinePoint[] =>
  Array.from({ length: count }, (_, index) => ({
    x: index * 10,
    value: 50,
    low: 40,
    high: 60,
    title: `${index}`,
    lines: [],
  }));

test('draws whiskers for few points and a band for many', () => {
  const few = draw(rates(12));
  expect([few.count('chart-whisker'), few.count('chart-band')]).toEqual([12, 0]);
  const many = draw(rates(30));
  expect([many.count('chart-whisker'), many.count('chart-band')]).toEqual([0, 1]);
});

test('breaks line and band at a gap, and gives an isolated point a dot and a whisker', () => {
  const points = rates(60).map((point, index) => ({
    ...point,
    isAfterGap: index === 20 || index === 21,
  }));
  const { count } = draw(points);
  expect([count('chart-line'), count('chart-band')]).toEqual([3, 2]);
  expect([count('chart-whisker'), count('chart-dot')]).toEqual([1, 1]);
});

test('leaves out dots that would overlap', () => {
  expect(draw(rates(30)).count('chart-dot')).toBe(30);
  expect(draw(rates(60)).count('chart-dot')).toBe(0);
});

test('draws a mean as a bold line over pale, unconnected points', () => {
  const points = rates(60).map(({ x, value, title, lines }) => ({ x, value, title, lines }));
  const { count } = draw(points, { trend: points.map(() => 45) });
  expect([count('chart-dot chart-pale'), count('chart-line chart-trend')]).toEqual([60, 1]);
  expect(count('chart-line')).toBe(1);
});

test('draws marks in different shapes, notes, and a shaded area per side', () => {
  const points: LinePoint[] = [
    { x: 0, value: 2, title: 'a', lines: [], mark: { shape: 'up', color: 'team1' } },
    {
      x: 9,
      value: -2,
      title: 'b',
      lines: [],
      mark: { shape: 'down', color: 'team2' },
      note: 'Turn',
    },
  ];
  const { markup, count } = draw(points, { shade: true });
  expect(count('chart-shade')).toBe(2);
  expect(new Set(markup.match(/class="chart-mark" d="[^"]+"/g)).size).toBe(2);
  expect(markup).toContain('>Turn</text>');
});
