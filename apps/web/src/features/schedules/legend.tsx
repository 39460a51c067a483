import { useTranslation } from 'react-i18next';
import { colorOf } from '../../charts/colors.ts';
import type { PageSchedule } from './page-schedule.ts';

/** The colours of modes, and what the bars mean. */
export function Legend({
  pageSchedule,
  hasMatches,
}: {
  pageSchedule: PageSchedule;
  hasMatches: boolean;
}) {
  const { t } = useTranslation('schedules');
  const modesByColor = new Map(
    pageSchedule.modeIds.map((mode) => [pageSchedule.colorOf(mode), mode]),
  );
  const brawlsShareColor = pageSchedule.kind === 'all';
  return (
    <ul className="schedule-legend">
      {[...modesByColor].map(([color, mode]) => (
        <li key={color}>
          <span
            className="schedule-swatch"
            style={{ background: colorOf(color) }}
            aria-hidden="true"
          />
          {brawlsShareColor && color === 'series3' ? t('kinds.brawl') : pageSchedule.modeName(mode)}
        </li>
      ))}
      {hasMatches && (
        <>
          <li>
            <span className="schedule-swatch schedule-bar-in" aria-hidden="true" />
            {t('legend.inside')}
          </li>
          <li>
            <span className="schedule-swatch schedule-bar-out" aria-hidden="true" />
            {t('legend.outside')}
          </li>
        </>
      )}
    </ul>
  );
}
