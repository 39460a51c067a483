import { useTranslation } from 'react-i18next';
import { Explain } from '../explain/explain.tsx';
import { useFormat } from '../use-format.ts';
import type { PageFilters } from './question-filters.ts';

/** Says which period changes are against; nothing if there is none to compare with. */
export function ComparedWith({ before }: { before: PageFilters | undefined }) {
  const { t } = useTranslation('questions');
  const format = useFormat();
  if (before === undefined) return null;
  return (
    <Explain stat="periodChange">
      {t('change.against', {
        from: format.utcDate(before.from ?? ''),
        to: format.utcDate(before.to ?? ''),
      })}
    </Explain>
  );
}
