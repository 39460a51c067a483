import type { Estimate } from '@scrapboard/statistics';
import type { IntervalRow } from '../../charts/interval-plot.tsx';
import type { useCoinText } from './use-coin-text.ts';

interface RankedRow<R> {
  row: R;
  value: Estimate;
  hasFewGames: boolean;
}

/** Returns the marks, tooltips and table of a chart of ranked values. */
export function intervalFigure<R>(
  name: string,
  rows: readonly RankedRow<R>[],
  nameOf: (row: R) => string,
  coins: ReturnType<typeof useCoinText>,
  /** The value of the marked player. */
  ownOf: (row: R) => { label: string; value: Estimate } | undefined = () => undefined,
) {
  const marks = rows.map(({ row, value, hasFewGames }): IntervalRow => {
    const range = coins.range(value);
    const own = ownOf(row);
    return {
      id: nameOf(row),
      name: nameOf(row),
      value: value.mean,
      low: value.low ?? value.mean,
      high: value.high ?? value.mean,
      lines: [
        coins.text(value.mean),
        ...(range === undefined ? [] : [range]),
        coins.games(value.n),
        ...(own === undefined
          ? []
          : [`${own.label}: ${coins.text(own.value.mean)}, ${coins.games(own.value.n)}`]),
      ],
      isSmallSample: hasFewGames,
      own: own?.value.mean,
    };
  });
  return {
    name,
    kind: 'bars' as const,
    points: marks.map(({ name: title, value, lines }) => ({ title, value, lines })),
    formatValue: coins.number,
    marks,
    table: {
      headings: [name, coins.unit, '95% −', '95% +', 'n'],
      rows: rows.map(({ row, value: { mean, low, high, n } }) => ({
        text: [
          nameOf(row),
          coins.number(mean),
          low === null ? '–' : coins.number(low),
          high === null ? '–' : coins.number(high),
          String(n),
        ],
        raw: [nameOf(row), mean, low, high, n],
      })),
    },
  };
}
