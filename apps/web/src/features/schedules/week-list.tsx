import type { Season } from '@scrapboard/catalogue/core';
import { expandSchedule, type LocalDay } from '@scrapboard/schedule';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { colorOf } from '../../charts/colors.ts';
import { useFormat } from '../../use-format.ts';
import { findStartingSeason } from './find-starting-season.ts';
import type { ShownSchedule } from './shown-schedule.ts';
import { useZoneFormat } from './use-zone-format.ts';

interface Props {
  shown: ShownSchedule;
  days: readonly LocalDay[];
  /** Those that the week touches. */
  seasons: readonly Season[];
  zone: string;
  now: number;
}

/** The windows of a week by the day on which they begin. */
export function WeekList({ shown, days, seasons, zone, now }: Props) {
  const { t } = useTranslation('schedules');
  const format = useFormat();
  const zoneFormat = useZoneFormat(zone);
  return (
    <div className="schedule-list">
      {days.map(({ date, from, to }) => {
        const begun = expandSchedule(shown.schedule, { from, to }).filter(
          (open) => open.from >= from || from === days[0]?.from,
        );
        const season = findStartingSeason(seasons, { from, to });
        return (
          <section key={date} aria-label={zoneFormat.day(from)}>
            <h3>{zoneFormat.day(from)}</h3>
            {season !== undefined && (
              <p className="schedule-season">{t('week.seasonBegins', { name: season.name })}</p>
            )}
            {begun.length === 0 ? (
              <p className="muted">{t('list.none')}</p>
            ) : (
              <ul>
                {begun.map((open) => (
                  <li
                    key={`${open.mode} ${open.from}`}
                    className={open.to <= now ? 'schedule-past' : undefined}
                  >
                    <span
                      className="schedule-swatch"
                      style={{ background: colorOf(shown.colorOf(open.mode)) }}
                      aria-hidden="true"
                    />
                    <Link to={shown.modeHref(open.mode)}>{shown.modeName(open.mode)}</Link>
                    <span className="schedule-list-time">
                      {open.from < from && `${zoneFormat.weekday(open.from)} `}
                      {zoneFormat.time(open.from)}–
                      {open.to > to && `${zoneFormat.weekday(open.to)} `}
                      {zoneFormat.time(open.to)}
                    </span>
                    <span className="schedule-list-state">
                      {open.from <= now && now < open.to
                        ? t('list.open')
                        : open.from > now && format.until(new Date(open.from), now)}
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
