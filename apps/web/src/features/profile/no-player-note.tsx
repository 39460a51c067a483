import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isDemoAccount } from '../../account/is-demo-account.ts';
import { useAuth } from '../../account/use-auth.ts';
import { paths } from '../../paths.ts';

/**
 * Explains whose stats an account without a player sees, and links to claiming one. The demo account
 * is shared, and its claims would be too, so it links to sign-up instead.
 */
export function NoPlayerNote({ name }: { name: string }) {
  const { t } = useTranslation('auth');
  const { user } = useAuth();
  const playersTab = paths.settings({ tab: 'players' });
  if (user !== null && isDemoAccount(user)) {
    return (
      <>
        {t('private.demo', { name })}{' '}
        <Link to={paths.signUp({ to: playersTab })}>{t('private.signUp')}</Link>
      </>
    );
  }
  return (
    <>
      {t('private.noPlayer', { name })} <Link to={playersTab}>{t('private.claim')}</Link>
    </>
  );
}
