import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';

/** Returns a function that formats an amount of coins, with decimals only if it is small. */
export function useCoinText(): (amount: number) => string {
  const { t } = useTranslation('fusion');
  const format = useFormat();
  return (amount) => {
    const digits = amount < 100 && !Number.isInteger(amount) ? 2 : 0;
    return t('coins', { count: Math.round(amount), n: format.number(amount, digits) });
  };
}
