import { DAY_MS, findNowAndNext, HOUR_MS, type Occurrence } from '@scrapboard/schedule';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { colorOf } from '../../charts/colors.ts';
import { useFormat } from '../../use-format.ts';
import { LaneName } from './lane-name.tsx';
import type { Lane, PageSchedule } from './page-schedule.ts';
import { useZoneFormat } from './use-zone-format.ts';

interface Props {
  pageSchedule: PageSchedule;
  zone: string;
  now: number;
}

/** A card for each kind of windows: those that are open now and that begin next, with countdowns. */
export function NowCards({ pageSchedule, zone, now }: Props) {
  return (
    <div className="schedule-now">
      {pageSchedule.lanes.map((lane) => (
        <LaneNowCard
          key={lane.kind}
          lane={lane}
          pageSchedule={pageSchedule}
          zone={zone}
          now={now}
        />
      ))}
    </div>
  );
}

function LaneNowCard({ lane, pageSchedule, zone, now }: Props & { lane: Lane }) {
  const { t } = useTranslation('schedules');
  const id = useId();
  const occurrences = findNowAndNext(lane.schedule, now);
  const renderEntry = (occurrence: Occurrence, end: 'from' | 'to') => (
    <Entry
      key={`${occurrence.mode} ${end}`}
      occurrence={occurrence}
      end={end}
      pageSchedule={pageSchedule}
      zone={zone}
      now={now}
    />
  );
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-top">
        <h2 id={id}>
          <LaneName kind={lane.kind} />
        </h2>
      </div>
      <dl className="schedule-now-list">
        <div>
          <dt>{t('now.now')}</dt>
          {occurrences.now.length === 0 ? (
            <dd className="schedule-now-none">{t('now.closed')}</dd>
          ) : (
            occurrences.now.map((occurrence) => renderEntry(occurrence, 'to'))
          )}
        </div>
        <div>
          <dt>{t('now.next')}</dt>
          {occurrences.next.length === 0 ? (
            <dd className="schedule-now-none">{t('now.none')}</dd>
          ) : (
            occurrences.next.map((occurrence) => renderEntry(occurrence, 'from'))
          )}
        </div>
      </dl>
    </section>
  );
}

interface EntryProps extends Props {
  occurrence: Occurrence;
  /** Whether the countdown is to its start or its end. */
  end: 'from' | 'to';
}

function Entry({ occurrence, end, pageSchedule, zone, now }: EntryProps) {
  const { t } = useTranslation('schedules');
  const zoneFormat = useZoneFormat(zone);
  const { mode, from, to } = occurrence;
  return (
    <dd>
      <span className="schedule-now-mode">
        <span
          className="schedule-swatch"
          style={{ background: colorOf(pageSchedule.colorOf(mode)) }}
          aria-hidden="true"
        />
        {pageSchedule.modeName(mode)}
      </span>
      <span className="schedule-countdown">
        <Countdown
          at={occurrence[end]}
          now={now}
          formatText={(time) => t(`now.${end}`, { time })}
        />
      </span>
      <span className="schedule-now-span">{zoneFormat.span(from, to)}</span>
    </dd>
  );
}

interface CountdownProps {
  at: number;
  now: number;
  formatText: (time: string) => string;
}

/** The time until an instant: to the second on the last day, otherwise days and hours. */
function Countdown({ at, now, formatText }: CountdownProps) {
  const format = useFormat();
  const remainingMs = Math.max(0, at - now);
  const seconds = Math.ceil(remainingMs / 1000);
  // Whole hours would jump by one when the last day begins.
  const shownSeconds = remainingMs >= DAY_MS ? Math.floor(remainingMs / HOUR_MS) * 3600 : seconds;
  return <span role="timer">{formatText(format.duration(shownSeconds))}</span>;
}
