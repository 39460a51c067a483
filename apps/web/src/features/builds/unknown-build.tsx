import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/notice.tsx';

/** Shown for a build without matches of visible players, and for an invalid build number. */
export function UnknownBuild({ build }: { build: string }) {
  const { t } = useTranslation('builds');
  return (
    <>
      <div className="page-header">
        <PageTitle title={t('unknown.title')} />
      </div>
      <div className="card">
        <Notice icon="search" title={t('unknown.none', { build })} text={t('unknown.text')}>
          <Link className="btn btn-primary" to={paths.builds()}>
            {t('all')}
          </Link>
        </Notice>
      </div>
    </>
  );
}
