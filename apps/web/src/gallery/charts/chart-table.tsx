import { ChartNumbers } from '../../charts/chart-numbers.tsx';
import type { ChartData } from './chart-data.ts';

interface Props extends ChartData {
  caption: string;
}

/** The numbers of a chart as a table behind a button, a row a label. */
export function ChartTable({ caption, labels, series }: Props) {
  return (
    <ChartNumbers
      caption={caption}
      headings={['', ...series.map(({ name }) => name)]}
      rows={labels.map((label, index) => [
        label,
        ...series.map(({ values }) => String(Math.round((values[index] ?? 0) * 10) / 10)),
      ])}
    />
  );
}
