import { useTranslation } from 'react-i18next';
import { useAuth } from './use-auth.ts';
import { useIsUserKnown } from './use-is-user-known.ts';

/** Returns the greeting, with a name once the user is known. */
export function useGreeting(): string {
  const { t } = useTranslation('shell');
  const { user } = useAuth();
  const isUserKnown = useIsUserKnown();
  return t('welcome', { user: user?.displayName ?? (isUserKnown ? t('user.visitorName') : '…') });
}
