import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import { useFilters } from './filter-context.ts';

/** Returns the page's period in words. */
export function usePeriodText(): string {
  const { t } = useTranslation('filters');
  const format = useFormat();
  const { period, from, to } = useFilters().selection;
  if (period !== 'custom') return t(`period.${period}`);
  const day = (text: string) =>
    format.date(text.length === 10 ? new Date(`${text}T00:00:00`) : new Date(text));
  if (from !== undefined && to !== undefined) {
    return day(from) === day(to) ? day(from) : t('period.range', { from: day(from), to: day(to) });
  }
  if (from !== undefined) return t('period.since', { from: day(from) });
  return t('period.until', { to: day(to ?? '') });
}
