import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';

/** Returns a function that formats a chance; small ones also as “1 in 27”. */
export function useChanceText(): (chance: number) => string {
  const { t } = useTranslation('fusion');
  const format = useFormat();
  return (chance) => {
    if (chance === 0 || chance === 1) return format.percent(100 * chance, 0);
    const percent = 100 * chance;
    // Never rounded to 100%, which would be certain.
    if (percent >= 99.95) return t('almost', { percent: format.percent(99.9, 1) });
    if (percent >= 10) return format.percent(percent, 1);
    const odds = 1 / chance;
    return t('oneIn', {
      percent: format.percent(percent, percent < 0.1 ? 4 : 2),
      odds: format.number(odds, odds < 100 ? 1 : 0),
    });
  };
}
