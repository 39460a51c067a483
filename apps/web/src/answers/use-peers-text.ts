import { useTranslation } from 'react-i18next';
import { useKeyText } from '../questions/use-key-text.ts';

/** Returns a function that names a group of `PEER_GROUPS`. */
export function usePeersText(): (peers: string) => string {
  const { t } = useTranslation('questions');
  const keyText = useKeyText();
  return (peers) =>
    peers === 'solo' || peers === 'party'
      ? t(`party.${peers}`)
      : `${t('dimensions.powerScoreBand')}: ${keyText('powerScoreBand', peers)}`;
}
