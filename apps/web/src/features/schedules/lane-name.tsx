import type { ScheduleKind } from '@scrapboard/schedule';
import { useTranslation } from 'react-i18next';

/** The name of a lane: the kind of its windows. */
export function LaneName({ kind }: { kind: ScheduleKind }) {
  const { t } = useTranslation('schedules');
  return t(`kinds.${kind}`);
}
