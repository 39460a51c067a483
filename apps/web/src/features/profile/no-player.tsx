import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isDemoAccount } from '../../account/is-demo-account.ts';
import { useAuth } from '../../account/use-auth.ts';
import { paths } from '../../paths.ts';

/**
 * Says whose stats an account without a player sees, and leads to claiming one. The demo account is
 * shared, and so would be its claims: it leads to signing up for an own account.
 */
export function NoPlayer({ name }: { name: string }) {
  const { t } = useTranslation('auth');
  const { user } = useAuth();
  const players = paths.settings({ tab: 'players' });
  if (user !== null && isDemoAccount(user)) {
    return (
      <>
        {t('private.demo', { name })}{' '}
        <Link to={paths.signUp({ to: players })}>{t('private.signUp')}</Link>
      </>
    );
  }
  return (
    <>
      {t('private.noPlayer', { name })} <Link to={players}>{t('private.claim')}</Link>
    </>
  );
}
