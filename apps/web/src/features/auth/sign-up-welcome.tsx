import type { User } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useDestination } from '../../account/use-destination.ts';
import { paths } from '../../paths.ts';
import { AuthCard } from './auth-card.tsx';
import { DriverPicture } from './driver-picture.tsx';

/** Replaces the sign-in form after sign-up, which already signed the user in. */
export function SignUpWelcome({ user }: { user: User }) {
  const { t } = useTranslation('auth');
  const { destination, query } = useDestination();
  const welcome = t('notes.welcome', { name: user.displayName });
  return (
    <AuthCard title={welcome} heading={welcome} lead={t('notes.signedUp')}>
      <DriverPicture />
      {query.to === undefined && <p className="text-center">{t('notes.findPlayerText')}</p>}
      <div className="auth-submit">
        {query.to === undefined && (
          <Link className="btn btn-primary btn-lg" replace to={paths.settings({ tab: 'players' })}>
            {t('notes.findPlayer')}
          </Link>
        )}
        <Link
          className={`btn btn-lg ${query.to === undefined ? 'btn-surface' : 'btn-primary'}`}
          replace
          to={destination}
        >
          {t('notes.continue')}
        </Link>
      </div>
    </AuthCard>
  );
}
