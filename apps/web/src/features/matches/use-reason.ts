import { useTranslation } from 'react-i18next';
import { reasonText } from './reason-texts.ts';

/** Returns why a match or round was won, in words; null if the log contains no reason. */
export function useReason(reason: string | null, winReason: string | null): string | null {
  const { t } = useTranslation('matches');
  const { text, isTimeout } = reasonText(reason, winReason);
  if (text === null) return isTimeout ? t('winReason.timer') : null;
  return isTimeout ? t('winReason.onTime', { reason: t(text) }) : t(text);
}
