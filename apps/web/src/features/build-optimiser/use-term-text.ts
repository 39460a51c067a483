import type { Term } from '@scrapboard/builds';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';

/** Returns a function that formats the value of a term with its unit. */
export function useTermText(): (term: Term, value: number) => string {
  const { t } = useTranslation('optimiser');
  const format = useFormat();
  return (term, value) => {
    switch (term) {
      case 'speed':
        return t('unit.speed', { n: format.number(value, 0) });
      case 'cost':
        return t('unit.coins', { n: format.number(value, 0) });
      case 'winRate':
        return t('unit.points', { n: format.number(value, 1) });
      default:
        return format.number(value, 0);
    }
  };
}
