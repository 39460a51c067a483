import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import { useFilters } from './filter-context.ts';
import { toFirstDay, toLastDay } from './range-days.ts';

/** Returns the page's period in words. */
export function usePeriodText(): string {
  const { t } = useTranslation('filters');
  const format = useFormat();
  const { period, from, to } = useFilters().selection;
  if (period !== 'custom') return t(`period.${period}`);
  const dayText = (day: string) => format.date(new Date(`${day}T00:00:00`));
  const first = from === undefined ? undefined : dayText(toFirstDay(from));
  const last = to === undefined ? '' : dayText(toLastDay(to));
  if (first === undefined) return t('period.until', { to: last });
  if (to === undefined) return t('period.since', { from: first });
  return first === last ? first : t('period.range', { from: first, to: last });
}
