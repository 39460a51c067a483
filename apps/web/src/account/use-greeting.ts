import { useTranslation } from 'react-i18next';
import { useAuth } from './use-auth.ts';
import { useIsKnown } from './use-is-known.ts';

/** Returns the greeting, with a name once the user is known. */
export function useGreeting(): string {
  const { t } = useTranslation('shell');
  const { user } = useAuth();
  const known = useIsKnown();
  return t('welcome', { user: user?.displayName ?? (known ? t('user.visitorName') : '…') });
}
