import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Notice } from '../ui/notice.tsx';
import { useFilters } from './filter-context.ts';

/** Shown in place of content when no match fits the period and filters. */
export function NoMatches() {
  const { t } = useTranslation('filters');
  const { selectionHref } = useFilters();
  return (
    <Notice icon="filter" title={t('nothing.title')} text={t('nothing.text')}>
      <Link
        className="btn btn-outline-primary btn-sm"
        to={selectionHref({ period: 'all', filters: {} })}
      >
        {t('nothing.action')}
      </Link>
    </Notice>
  );
}
