import type { Season } from '@scrapboard/catalogue/core';
import type { LocalDay } from '@scrapboard/schedule';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRovingTabIndex } from '../../charts/use-roving-tab-index.ts';
import { BarNumbers } from './bar-numbers.tsx';
import { DayRow } from './day-row.tsx';
import { findStartingSeason } from './find-starting-season.ts';
import { HourAxis } from './hour-axis.tsx';
import type { PageSchedule } from './page-schedule.ts';
import { placeWeek } from './place-week.ts';
import type { PlayedTimes } from './use-played-times.ts';

interface Props {
  pageSchedule: PageSchedule;
  days: readonly LocalDay[];
  /** Those that overlap the week. */
  seasons: readonly Season[];
  zone: string;
  now: number;
  playedTimes: PlayedTimes | undefined;
}

/**
 * A week with a row for each day. Days on which clocks change have 23 or 25 hours and are marked. The windows are one Tab stop; the arrow keys move between them.
 */
export function WeekGrid({ pageSchedule, days, seasons, zone, now, playedTimes }: Props) {
  const { t } = useTranslation('schedules');
  const hours = playedTimes?.hours;
  const from = days[0]?.date;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each second creates new arrays of equal days.
  const week = useMemo(
    () => placeWeek(pageSchedule, days, zone, hours ?? []),
    [pageSchedule, from, zone, hours],
  );
  const count = week.reduce(
    (sum, { lanes }) => sum + lanes.reduce((blocks, lane) => blocks + lane.blocks.length, 0),
    0,
  );
  const hasBars = (hours?.length ?? 0) > 0;
  const roving = useRovingTabIndex(count, 0, 1);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div
        className="schedule-grid"
        role="group"
        aria-label={t('view.grid')}
        onKeyDown={(event) => {
          // Page Up and Page Down switch to other weeks.
          if (!event.key.startsWith('Page')) roving.onKeyDown(event);
        }}
      >
        <HourAxis />
        {week.map((day) => (
          <DayRow
            key={day.weekday}
            day={day}
            season={findStartingSeason(seasons, day)}
            pageSchedule={pageSchedule}
            zone={zone}
            now={now}
            rovingProps={roving.itemProps}
            hasBars={hasBars}
          />
        ))}
      </div>
      {hasBars && <BarNumbers week={week} zone={zone} />}
    </>
  );
}
