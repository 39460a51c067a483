import { type Season, seasonsBetween, toSeason } from '@scrapboard/catalogue/core';
import type { Schedule } from '@scrapboard/contract';
import { addWeeks, localDate, localWeek } from '@scrapboard/schedule';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ChoiceLinks } from '../../choice-links.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useFormat } from '../../use-format.ts';
import { Legend } from './legend.tsx';
import type { PageSchedule } from './page-schedule.ts';
import { isSupportedDay, type ScheduleSearch } from './schedule-search.ts';
import type { PlayedTimes } from './use-played-times.ts';
import { useZoneFormat } from './use-zone-format.ts';
import { WeekGrid } from './week-grid.tsx';
import { WeekList } from './week-list.tsx';
import { ZoneSelect } from './zone-select.tsx';

interface Props {
  pageSchedule: PageSchedule;
  seasons: Schedule['seasons'];
  zone: string;
  search: ScheduleSearch;
  now: number;
  playedTimes: PlayedTimes | undefined;
  href: (change: Partial<ScheduleSearch>) => string;
  onSearch: (change: Partial<ScheduleSearch>) => void;
}

/** A week in a time zone, as a grid or a list, with links and keys to other weeks. */
export function WeekCard(props: Props) {
  const { pageSchedule, seasons, zone, search, now, playedTimes, href, onSearch } = props;
  const { t } = useTranslation('schedules');
  const zoneFormat = useZoneFormat(zone);
  const id = useId();
  const today = localDate(now, zone);
  const shownDay = search.week ?? today;
  const days = localWeek(shownDay, zone);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const seasonsOfWeek = seasonsBetween(first.from, last.to, seasons.map(toSeason));
  const isThisWeek = days.some(({ date }) => date === today);
  /**
   * Returns the first day of another week. Undefined for the current one, which has no date in the URL, so
   * that a link to it always opens the current week.
   */
  const weekAt = (weeks: number) => {
    const date = addWeeks(first.date, weeks);
    return localWeek(today, zone)[0]?.date === date ? undefined : date;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const weeks = { PageUp: -1, PageDown: 1 }[event.key];
    if (weeks === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    // There the keys scroll the list of time zones.
    if (event.target instanceof HTMLSelectElement) return;
    const week = weekAt(weeks);
    event.preventDefault();
    if (week === undefined || isSupportedDay(week)) onSearch({ week });
  };
  const renderStep = (weeks: number, text: string, icon: 'chevronLeft' | 'chevronRight') => {
    const week = weekAt(weeks);
    return week === undefined || isSupportedDay(week) ? (
      <Link
        className="btn btn-surface btn-sm schedule-step"
        to={href({ week })}
        preventScrollReset
        aria-label={text}
        title={text}
      >
        <Icon name={icon} />
      </Link>
    ) : null;
  };
  return (
    <section className="card schedule-week" aria-labelledby={id} onKeyDown={onKeyDown}>
      <div className="card-top">
        <h2 id={id} aria-live="polite">
          {zoneFormat.days(first.from, last.to - 1)}
        </h2>
        <div className="schedule-bar">
          <nav className="schedule-weeks" aria-label={t('week.label')}>
            {renderStep(-1, t('week.previous'), 'chevronLeft')}
            <Link
              className="btn btn-surface btn-sm"
              to={href({ week: undefined })}
              preventScrollReset
              aria-current={isThisWeek || undefined}
            >
              {t('week.current')}
            </Link>
            {renderStep(1, t('week.next'), 'chevronRight')}
          </nav>
          <ChoiceLinks
            label={t('view.label')}
            choices={[
              { value: 'grid', text: t('view.grid') },
              { value: 'list', text: t('view.list') },
            ]}
            current={search.view}
            href={(view) => href({ view })}
            replace
          />
          <ZoneSelect zone={zone} onZoneChange={(tz) => onSearch({ tz })} />
        </div>
        <Seasons seasons={seasonsOfWeek} areListed={seasons.length > 0} />
      </div>
      <div className="card-body">
        {search.view === 'grid' ? (
          <>
            <Legend pageSchedule={pageSchedule} hasMatches={(playedTimes?.hours.length ?? 0) > 0} />
            <WeekGrid
              pageSchedule={pageSchedule}
              days={days}
              seasons={seasonsOfWeek}
              zone={zone}
              now={now}
              playedTimes={playedTimes}
            />
          </>
        ) : (
          <WeekList
            pageSchedule={pageSchedule}
            days={days}
            seasons={seasonsOfWeek}
            zone={zone}
            now={now}
          />
        )}
        <p className="schedule-note">
          {t('week.note')}{' '}
          {search.view === 'grid' && playedTimes !== undefined && playedTimes.hours.length > 0 && (
            <CountedDaysNote playedTimes={playedTimes} />
          )}
        </p>
      </div>
    </section>
  );
}

function CountedDaysNote({ playedTimes }: { playedTimes: PlayedTimes }) {
  const { t } = useTranslation('schedules');
  const format = useFormat();
  return t('week.counted', {
    from: format.utcDate(playedTimes.from),
    to: format.utcDate(playedTimes.to),
    asOf: format.shortDateTime(playedTimes.asOf),
  });
}

interface SeasonProps {
  seasons: readonly Season[];
  /** Whether the operator has listed seasons; otherwise they are quarters of the year. */
  areListed: boolean;
}

/** The seasons during the week: the operator's, or quarters of the year. */
function Seasons({ seasons, areListed }: SeasonProps) {
  const { t } = useTranslation('schedules');
  const format = useFormat();
  return (
    <p className="card-note card-note-wide">
      {seasons
        .map(({ name, from, to }) =>
          t('week.season', {
            name,
            from: format.utcDate(new Date(from)),
            to: format.utcDate(new Date(to - 1)),
          }),
        )
        .join(' ')}{' '}
      {!areListed && t('week.quarters')}
    </p>
  );
}
