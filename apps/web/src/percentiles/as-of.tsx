import { useTranslation } from 'react-i18next';
import { TimeAgo } from '../ui/time-text.tsx';

/** When the cohorts were counted. */
export function AsOf({ instant }: { instant: string }) {
  const { t } = useTranslation('percentiles');
  return (
    <span className="nowrap">
      {t('asOf')} <TimeAgo instant={instant} />
    </span>
  );
}
