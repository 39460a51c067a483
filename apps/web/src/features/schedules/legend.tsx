import { useTranslation } from 'react-i18next';
import { colorOf } from '../../charts/colors.ts';
import type { ShownSchedule } from './shown-schedule.ts';

/** The colours of modes, and what the bars mean. */
export function Legend({ shown, hasMatches }: { shown: ShownSchedule; hasMatches: boolean }) {
  const { t } = useTranslation('schedules');
  const named = new Map(shown.modeIds.map((mode) => [shown.colorOf(mode), mode]));
  const isShared = shown.kind === 'all';
  return (
    <ul className="schedule-legend">
      {[...named].map(([color, mode]) => (
        <li key={color}>
          <span
            className="schedule-swatch"
            style={{ background: colorOf(color) }}
            aria-hidden="true"
          />
          {isShared && color === 'series3' ? t('kinds.brawl') : shown.modeName(mode)}
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
