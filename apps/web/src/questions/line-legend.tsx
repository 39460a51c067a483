import { useTranslation } from 'react-i18next';
import type { SeriesStyle } from '../charts/series.ts';
import { SeriesLegend } from '../charts/series-legend.tsx';

interface Props {
  series: readonly SeriesStyle[];
  /** The ids of the series that are not drawn. */
  hidden: readonly string[];
  onToggle: (id: string) => void;
}

/** The names of a chart’s lines, as buttons that show or hide them. */
export function LineLegend(props: Props) {
  const { t } = useTranslation('questions');
  return <SeriesLegend {...props} label={t('chart.series')} shape="line" />;
}
