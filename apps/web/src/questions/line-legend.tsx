import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { SeriesLegend } from '../charts/series-legend.tsx';

type Props = Pick<ComponentProps<typeof SeriesLegend>, 'series' | 'hidden' | 'onToggle'>;

/** The names of a chart’s lines, as buttons that show or hide them. */
export function LineLegend(props: Props) {
  const { t } = useTranslation('questions');
  return <SeriesLegend {...props} label={t('chart.series')} shape="line" />;
}
