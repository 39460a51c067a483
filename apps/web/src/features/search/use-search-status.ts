import { useTranslation } from 'react-i18next';
import type { SearchResults } from './result-item.ts';

/** Describes the state of the search, for screen readers. */
export function useSearchStatus({ groups, state }: SearchResults, text: string): string {
  const { t } = useTranslation('search');
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  if (state === 'idle') return '';
  if (state === 'searching') return count === 0 ? t('searching') : '';
  if (state === 'failed') return t('failed');
  return count === 0 ? t('none', { text: text.trim() }) : t('results', { count });
}
