import './schedules.scss';
import type { Schedule } from '@scrapboard/contract';
import type { ScheduleKind } from '@scrapboard/schedule';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useLatestQuery } from '../../filters/use-latest-query.ts';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';
import { QueryState } from '../../query-states/query-state.tsx';
import { browserZone } from '../../questions/use-question-filters.ts';
import { ShareButton } from '../../ui/share-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { CheckCard } from './check-card.tsx';
import { NowCards } from './now-cards.tsx';
import { toPageSchedule } from './page-schedule.ts';
import { ReminderCard } from './reminder-card.tsx';
import { scheduleQuery } from './schedule-query.ts';
import { type ScheduleSearch, scheduleCodec } from './schedule-search.ts';
import { useCurrentTime } from './use-current-time.ts';
import { usePlayedTimes } from './use-played-times.ts';
import { WeekCard } from './week-card.tsx';

const pathsByKind = {
  all: paths.schedules,
  cw: paths.scheduleClanWars,
  brawl: paths.scheduleBrawl,
} satisfies Record<ScheduleKind, unknown>;

/** When Clan Wars, brawls or both can be played, and how that compares with what is played. */
export function SchedulePage({ kind }: { kind: ScheduleKind }) {
  const { t } = useTranslation('schedules');
  const { pathname, search } = useLocation();
  const query = useQuery(scheduleQuery);
  return (
    <div className="schedules">
      <div className="page-header">
        <PageTitle />
        <ShareButton href={pathname + search} title={t(`titles.${kind}`)} />
      </div>
      <QueryState query={query} loading={<Skeleton height="40rem" />}>
        {(schedule) => <ScheduleContent kind={kind} schedule={schedule} />}
      </QueryState>
    </div>
  );
}

function ScheduleContent({ kind, schedule }: { kind: ScheduleKind; schedule: Schedule }) {
  const { t } = useTranslation('schedules');
  const [urlQuery] = useSearchParams();
  const readLatest = useLatestQuery();
  const navigate = useNavigate();
  const pageSearch = scheduleCodec.read(urlQuery);
  const zone = pageSearch.tz ?? browserZone();
  const pageSchedule = useMemo(() => toPageSchedule(schedule, kind), [schedule, kind]);
  const { query, playedTimes } = usePlayedTimes(pageSchedule);
  const now = useCurrentTime();
  const hrefFrom = (search: ScheduleSearch, change: Partial<ScheduleSearch>) =>
    pathsByKind[kind](scheduleCodec.write({ ...search, ...change }));
  const href = (change: Partial<ScheduleSearch>) => hrefFrom(pageSearch, change);
  return (
    <div className="schedules">
      <p className="lead-text">
        {t('lead')} {t('asOf', { date: schedule.asOf, source: schedule.source })}
      </p>
      <NowCards pageSchedule={pageSchedule} zone={zone} now={now} />
      <WeekCard
        pageSchedule={pageSchedule}
        seasons={schedule.seasons}
        zone={zone}
        search={pageSearch}
        now={now}
        playedTimes={playedTimes}
        href={href}
        onSearch={(change) =>
          void navigate(hrefFrom(scheduleCodec.read(readLatest()), change), {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
      <CheckCard pageSchedule={pageSchedule} zone={zone} query={query} playedTimes={playedTimes} />
      <div className="schedule-tools">
        <ReminderCard pageSchedule={pageSchedule} zone={zone} />
        <CalendarCard schedule={schedule} pageSchedule={pageSchedule} />
      </div>
    </div>
  );
}
