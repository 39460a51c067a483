import type { ReactNode } from 'react';
import type { ChartData } from './chart-data.ts';
import { ChartDataTable } from './chart-data-table.tsx';

interface Props {
  chart: ReactNode;
  caption: string;
  data: ChartData;
}

/** A chart, and its numbers as a table. */
export function ChartWithTable({ chart, caption, data }: Props) {
  return (
    <>
      {chart}
      <ChartDataTable caption={caption} {...data} />
    </>
  );
}
