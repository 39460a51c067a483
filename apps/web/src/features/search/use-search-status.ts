import { useTranslation } from 'react-i18next';
import type { Found } from './found-item.ts';

/** Returns the state of the search in words, for screen readers. */
export function useSearchStatus({ groups, state }: Found, text: string): string {
  const { t } = useTranslation('search');
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  if (state === 'empty') return '';
  if (state === 'searching') return count === 0 ? t('searching') : '';
  if (state === 'failed') return t('failed');
  return count === 0 ? t('none', { text: text.trim() }) : t('results', { count });
}
