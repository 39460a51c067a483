import './chart.scss';
import { useTranslation } from 'react-i18next';
import { NumbersTable } from './numbers-table.tsx';

interface Props {
  caption: string;
  headings: string[];
  /** The first cell names the row. */
  rows: string[][];
}

/** The data of a chart that is drawn by a library, as a table behind a button. */
export function ChartNumbers(props: Props) {
  const { t } = useTranslation();
  return (
    <details className="chart-numbers">
      <summary>{t('asTable')}</summary>
      <NumbersTable {...props} />
    </details>
  );
}
