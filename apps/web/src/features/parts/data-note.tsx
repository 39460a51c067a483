import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import type { PickerData } from './use-picker-parts.ts';

/** The dates and sources of the figures and prices. */
export function DataNote({ data: { catalogue, prices } }: { data: PickerData }) {
  const { t } = useTranslation('parts');
  const format = useFormat();
  const { operator } = prices;
  const readAt = operator?.readAt ?? null;
  return (
    <p className="card-note picker-note">
      {t('asOf.figures', { date: catalogue.asOf, source: catalogue.source })}{' '}
      {operator === null || readAt === null
        ? t('asOf.catalogue', { date: prices.asOf })
        : t('asOf.operator', { date: operator.asOf ?? format.date(readAt) })}{' '}
      {t('asOf.own')} {catalogue.note}
    </p>
  );
}
