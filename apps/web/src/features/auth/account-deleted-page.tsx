import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { AuthCard } from './auth-card.tsx';

/** Confirms that the account has been deleted. */
export function AccountDeletedPage() {
  const { t } = useTranslation(['auth', 'errors']);
  const title = t('auth:deleted.title');
  return (
    <AuthCard title={title} heading={title} lead={t('auth:deleted.text')}>
      <p>{t('auth:deleted.matches')}</p>
      <div className="auth-submit">
        <Link className="btn btn-primary btn-lg" to={paths.home()}>
          {t('errors:return')}
        </Link>
      </div>
    </AuthCard>
  );
}
