import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';

/** Shown when no match with the ID in the URL is stored. */
export function MissingMatch({ id }: { id: string }) {
  const { t } = useTranslation('matches');
  return (
    <div className="error-page">
      <p className="error-code">404</p>
      <PageTitle title={t('missing.title')} />
      <p className="error-text">{t('missing.text', { id })}</p>
      <div className="missing-actions">
        <Link className="btn btn-primary btn-lg" to={paths.players()}>
          {t('missing.find')}
        </Link>
        <Link className="btn btn-outline-primary btn-lg" to={paths.upload()}>
          {t('missing.upload')}
        </Link>
      </div>
    </div>
  );
}
