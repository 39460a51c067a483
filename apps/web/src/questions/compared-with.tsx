import { useTranslation } from 'react-i18next';
import { Explain } from '../explain/explain.tsx';
import { useFormat } from '../use-format.ts';
import type { PageFilters } from './question-filters.ts';

/** Names the period that changes are relative to; renders nothing if there is none. */
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
