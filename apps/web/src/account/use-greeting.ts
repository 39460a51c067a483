import { useTranslation } from 'react-i18next';
import { useAuth } from './use-auth.ts';
import { useIsKnown } from './use-is-known.ts';

/** Greets by name; a visitor as one. Until it is known who it is, nobody is named. */
export function useGreeting(): string {
  const { t } = useTranslation('shell');
  const { user } = useAuth();
  const known = useIsKnown();
  return t('welcome', { user: user?.displayName ?? (known ? t('user.visitorName') : '…') });
}
