import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';

export function MissingPage() {
  const { t } = useTranslation('errors');
  return (
    <div className="error-page">
      <p className="error-code">404</p>
      <PageTitle title={t('notFound.title')} />
      <p className="error-text">{t('notFound.text')}</p>
      <Link className="btn btn-primary btn-lg" to={paths.home()}>
        {t('return')}
      </Link>
    </div>
  );
}
