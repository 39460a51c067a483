import type { Season } from '@scrapboard/catalogue/core';
import { expandSchedule, type LocalDay } from '@scrapboard/schedule';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { colorOf } from '../../charts/colors.ts';
import { useFormat } from '../../use-format.ts';
import { findStartingSeason } from './find-starting-season.ts';
import type { PageSchedule } from './page-schedule.ts';
import { useZoneFormat } from './use-zone-format.ts';

interface Props {
  pageSchedule: PageSchedule;
  days: readonly LocalDay[];
  /** Those that overlap the week. */
  seasons: readonly Season[];
  zone: string;
  now: number;
}

/** The windows of a week by the day on which they begin. */
export function WeekList({ pageSchedule, days, seasons, zone, now }: Props) {
  const { t } = useTranslation('schedules');
  const format = useFormat();
  const zoneFormat = useZoneFormat(zone);
  return (
    <div className="schedule-list">
      {days.map(({ date, from, to }) => {
        const occurrences = expandSchedule(pageSchedule.schedule, { from, to }).filter(
          (occurrence) => occurrence.from >= from || from === days[0]?.from,
        );
        const season = findStartingSeason(seasons, { from, to });
        return (
          <section key={date} aria-label={zoneFormat.day(from)}>
            <h3>{zoneFormat.day(from)}</h3>
            {season !== undefined && (
              <p className="schedule-season">{t('week.seasonBegins', { name: season.name })}</p>
            )}
            {occurrences.length === 0 ? (
              <p className="muted">{t('list.none')}</p>
            ) : (
              <ul>
                {occurrences.map((occurrence) => (
                  <li
                    key={`${occurrence.mode} ${occurrence.from}`}
                    className={occurrence.to <= now ? 'schedule-past' : undefined}
                  >
                    <span
                      className="schedule-swatch"
                      style={{ background: colorOf(pageSchedule.colorOf(occurrence.mode)) }}
                      aria-hidden="true"
                    />
                    <Link to={pageSchedule.modeHref(occurrence.mode)}>
                      {pageSchedule.modeName(occurrence.mode)}
                    </Link>
                    <span className="schedule-list-time">
                      {occurrence.from < from && `${zoneFormat.weekday(occurrence.from)} `}
                      {zoneFormat.time(occurrence.from)}–
                      {occurrence.to > to && `${zoneFormat.weekday(occurrence.to)} `}
                      {zoneFormat.time(occurrence.to)}
                    </span>
                    <span className="schedule-list-state">
                      {occurrence.from <= now && now < occurrence.to
                        ? t('list.open')
                        : occurrence.from > now && format.until(new Date(occurrence.from), now)}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}
