import type { Estimate } from '@scrapboard/statistics';
import type { IntervalRow } from '../../charts/interval-plot.tsx';
import type { useCoinFormat } from './use-coin-format.ts';

interface RankedRow<R> {
  row: R;
  value: Estimate;
  hasFewGames: boolean;
}

/** Creates the marks, tooltips and table of a chart of ranked values. */
export function createIntervalFigure<R>(
  name: string,
  rows: readonly RankedRow<R>[],
  nameOf: (row: R) => string,
  coinFormat: ReturnType<typeof useCoinFormat>,
  /** The value of the marked player. */
  markedOf: (row: R) => { label: string; value: Estimate } | undefined = () => undefined,
) {
  const marks = rows.map(({ row, value, hasFewGames }): IntervalRow => {
    const range = coinFormat.range(value);
    const marked = markedOf(row);
    return {
      id: nameOf(row),
      name: nameOf(row),
      value: value.mean,
      low: value.low ?? value.mean,
      high: value.high ?? value.mean,
      lines: [
        coinFormat.text(value.mean),
        ...(range === undefined ? [] : [range]),
        coinFormat.games(value.n),
        ...(marked === undefined
          ? []
          : [
              `${marked.label}: ${coinFormat.text(marked.value.mean)}, ${coinFormat.games(marked.value.n)}`,
            ]),
      ],
      isSmallSample: hasFewGames,
      ...(marked !== undefined && { diamonds: [{ value: marked.value.mean }] }),
    };
  });
  return {
    name,
    kind: 'categories' as const,
    points: marks.map(({ name: title, value, lines }) => ({ title, value, lines })),
    formatValue: coinFormat.number,
    marks,
    table: {
      headings: [name, coinFormat.unit, '95% −', '95% +', 'n'],
      rows: rows.map(({ row, value: { mean, low, high, n } }) => ({
        text: [
          nameOf(row),
          coinFormat.number(mean),
          low === null ? '–' : coinFormat.number(low),
          high === null ? '–' : coinFormat.number(high),
          String(n),
        ],
        raw: [nameOf(row), mean, low, high, n],
      })),
    },
  };
}
