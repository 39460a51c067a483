import { useTranslation } from 'react-i18next';
import { useStatus } from '../../status.ts';

/** Says which matches count on this server. */
export function RankedNote() {
  const { t } = useTranslation('speed-runs');
  const ranked = useStatus()?.ranked;
  return ranked === undefined ? null : t(`counts.${ranked}`);
}
