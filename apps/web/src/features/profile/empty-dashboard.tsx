import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/notice.tsx';

/** Shown when the server has no matches yet. */
export function EmptyDashboard() {
  const { t } = useTranslation('profile');
  return (
    <>
      <PageTitle title={t('dashboard')} />
      <div className="card mt-3">
        <Notice icon="upload" title={t('empty.title')} text={t('empty.text')}>
          <Link className="btn btn-primary" to={paths.upload()}>
            {t('empty.action')}
          </Link>
        </Notice>
      </div>
    </>
  );
}
