import type { SpeedRunOverview } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';

/** Says which matches count on this server. */
export function RankedNote({ counts }: { counts: SpeedRunOverview['counts'] | undefined }) {
  const { t } = useTranslation('speed-runs');
  return counts === undefined ? null : t(`counts.${counts}`);
}
