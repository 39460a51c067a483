import { useTranslation } from 'react-i18next';
import { reasonTextKey } from './reason-texts.ts';

/** Returns why a match or round was won, in words; null if the log contains no reason. */
export function useReason(reason: string | null, winReason: string | null): string | null {
  const { t } = useTranslation('matches');
  const { key, isTimeout } = reasonTextKey(reason, winReason);
  if (key === null) return isTimeout ? t('winReason.timer') : null;
  return isTimeout ? t('winReason.onTime', { reason: t(key) }) : t(key);
}
