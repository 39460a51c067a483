import { ChartNumbers } from '../../charts/chart-numbers.tsx';
import type { ChartData } from './chart-data.ts';

interface Props extends ChartData {
  caption: string;
}

/** A chart’s numbers as a collapsible table, one row per label. */
export function ChartDataTable({ caption, labels, series }: Props) {
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
