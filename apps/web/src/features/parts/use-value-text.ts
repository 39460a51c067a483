import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import type { Divisor } from './parts-search.ts';
import type { ValueName } from './picker-part.ts';

/** Returns functions that name and format the values of parts. */
export function useValueText() {
  const { t } = useTranslation(['parts', 'performance']);
  const format = useFormat();
  const nameOf = (name: ValueName): string => {
    if (name === 'powerScore') return t('performance:catalogue.powerScore');
    return name === 'price' ? t('price') : t(`performance:figures.${name}`);
  };
  const formatValue = (
    name: ValueName,
    value: number | undefined,
    per: Divisor = 'none',
  ): string => {
    if (value === undefined) return '–';
    // Quotients may be small, so they have three significant digits.
    if (per !== 'none') return format.number(value, countFractionDigits(value));
    // Cents matter only for cheap parts.
    if (name === 'price') return format.number(value, value < 100 ? 2 : 0);
    return format.number(value, 1);
  };
  return { nameOf, formatValue };
}

function countFractionDigits(value: number): number {
  const magnitude = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
  return Math.min(6, Math.max(1, 2 - magnitude));
}
