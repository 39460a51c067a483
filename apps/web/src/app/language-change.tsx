import { useSyncExternalStore } from 'react';
import { changeLanguage, getLanguageChange, subscribeLanguageChange } from '../i18n/i18n.ts';
import { SilentRecovery } from '../query-states/silent-recovery.tsx';
import { LoadingBar } from './loading-bar.tsx';

/**
 * Shows that a chosen language is loading. If that fails, it is retried once the server is back.
 */
export function LanguageChange() {
  const change = useSyncExternalStore(subscribeLanguageChange, getLanguageChange);
  if (change === undefined) return null;
  const { code, failure } = change;
  if (failure === undefined) return <LoadingBar />;
  return <SilentRecovery failure={failure} onRetry={() => void changeLanguage(code)} />;
}
