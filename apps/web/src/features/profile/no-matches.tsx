import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Notice } from '../../ui/notice.tsx';
import { narrow } from './profile-search.ts';
import { useProfile } from './use-profile.ts';

/** Stands where no match fits the choice. */
export function NoMatches() {
  const { t } = useTranslation('profile');
  const { search, href } = useProfile();
  return (
    <Notice icon="filter" title={t('nothing.title')} text={t('nothing.text')}>
      <Link
        className="btn btn-outline-primary btn-sm"
        to={href(narrow(search, { period: 'all', filters: {} }))}
      >
        {t('nothing.action')}
      </Link>
    </Notice>
  );
}
