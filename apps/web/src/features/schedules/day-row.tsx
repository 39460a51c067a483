import type { Season } from '@scrapboard/catalogue/core';
import { DAY_MS, HOUR_MS } from '@scrapboard/schedule';
import type { HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { colorOf } from '../../charts/colors.ts';
import { useFormat } from '../../use-format.ts';
import { ClockChangeAxis } from './hour-axis.tsx';
import type { PageSchedule } from './page-schedule.ts';
import type { Block, PlacedDay, PlacedLane } from './place-week.ts';
import { useZoneFormat, type ZoneFormat } from './use-zone-format.ts';

interface Props {
  day: PlacedDay;
  /** The season that begins on it. */
  season: Season | undefined;
  pageSchedule: PageSchedule;
  zone: string;
  now: number;
  /** Returns the properties of the window at an index for moving by arrow keys. */
  rovingProps: (index: number) => Pick<HTMLAttributes<HTMLElement>, 'tabIndex' | 'onFocus'> & {
    ref: (element: HTMLElement | null) => void;
  };
  hasBars: boolean;
}

/** A day: its windows, and below them when matches began. */
export function DayRow({ day, season, pageSchedule, zone, now, rovingProps, hasBars }: Props) {
  const { t } = useTranslation('schedules');
  const zoneFormat = useZoneFormat(zone);
  const { from, to, changedHours } = day;
  const isToday = from <= now && now < to;
  const hours = Math.round((to - from) / HOUR_MS);
  return (
    <div className={`schedule-day ${isToday ? 'schedule-today' : ''}`}>
      <h3 className="schedule-day-name">
        <span>{zoneFormat.weekday(from)}</span> <span>{zoneFormat.date(from)}</span>
        {season !== undefined && (
          <span className="schedule-season">{t('week.seasonBegins', { name: season.name })}</span>
        )}
        {changedHours !== null && (
          <span className="schedule-changed">{t('week.hours', { count: hours })}</span>
        )}
      </h3>
      <div className="schedule-tracks" data-changed={changedHours !== null || undefined}>
        {changedHours !== null && <ClockChangeAxis hours={changedHours} />}
        {day.lanes.map((lane) => (
          <div key={lane.kind} className="schedule-track" data-lane={lane.kind}>
            <div className="schedule-blocks">
              {lane.blocks.map((block) => (
                <WindowBlock
                  key={`${block.mode} ${block.index}`}
                  block={block}
                  pageSchedule={pageSchedule}
                  zoneFormat={zoneFormat}
                  now={now}
                  {...rovingProps(block.index)}
                />
              ))}
            </div>
            {hasBars && <Bars lane={lane} />}
          </div>
        ))}
        {season !== undefined && (
          <span
            className="schedule-season-line"
            style={{ insetInlineStart: `${(100 * (season.from - from)) / (to - from)}%` }}
            aria-hidden="true"
          />
        )}
        {isToday && (
          <span
            className="schedule-now-line"
            style={{ insetInlineStart: `${(100 * (now - from)) / (to - from)}%` }}
            aria-hidden="true"
          />
        )}
      </div>
    </div>
  );
}

/** In percent of a day; narrower blocks have no text. */
const MIN_WIDTH_WITH_TEXT = 6;
/** In percent of a day; narrower ends of windows that began the day before show only the name. */
const MIN_WIDTH_WITH_TIMES = 12;

interface BlockProps extends ReturnType<Props['rovingProps']> {
  block: Block;
  pageSchedule: PageSchedule;
  zoneFormat: ZoneFormat;
  now: number;
}

function WindowBlock({ block, pageSchedule, zoneFormat, now, ...roving }: BlockProps) {
  const { mode, from, to, start, width, continues } = block;
  const name = pageSchedule.modeName(mode);
  const startTime = zoneFormat.time(from);
  const endTime =
    to - from < DAY_MS ? zoneFormat.time(to) : `${zoneFormat.weekday(to)} ${zoneFormat.time(to)}`;
  return (
    <Link
      {...roving}
      to={pageSchedule.modeHref(mode)}
      className={[
        'schedule-block',
        continues.before ? 'schedule-from-before' : '',
        continues.after ? 'schedule-to-after' : '',
        width < MIN_WIDTH_WITH_TEXT ? 'schedule-narrow' : '',
        continues.before && width < MIN_WIDTH_WITH_TIMES ? 'schedule-short' : '',
        to <= now ? 'schedule-past' : '',
        from <= now && now < to ? 'schedule-open' : '',
      ].join(' ')}
      style={
        {
          insetInlineStart: `${start}%`,
          width: `${width}%`,
          '--schedule-color': colorOf(pageSchedule.colorOf(mode)),
        } as React.CSSProperties
      }
      aria-label={`${name} ${startTime}–${endTime}, ${zoneFormat.weekday(from)}, ${zoneFormat.date(from)}`}
      title={`${name}\n${zoneFormat.span(from, to)}`}
    >
      <span className="schedule-block-name">{name}</span>{' '}
      <span className="schedule-block-time">
        {startTime}–<wbr />
        {endTime}
      </span>
    </Link>
  );
}

/** Bars of how many matches began in each hour. */
function Bars({ lane }: { lane: PlacedLane }) {
  const { t } = useTranslation('schedules');
  const format = useFormat();
  const ownBars = lane.bars.filter(({ isContinued }) => !isContinued);
  const share = ownBars.reduce((sum, bar) => sum + bar.share, 0);
  const outside = ownBars.reduce((sum, bar) => sum + (bar.isInside ? 0 : bar.share), 0);
  return (
    <div
      className="schedule-bars"
      role="img"
      aria-label={t('bars.label', {
        share: format.percent(share),
        outside: format.percent(outside),
      })}
    >
      {lane.bars.map((bar) => (
        <span
          key={bar.from}
          className={bar.isInside ? 'schedule-bar-in' : 'schedule-bar-out'}
          style={{
            insetInlineStart: `${bar.start}%`,
            width: `${bar.width}%`,
            height: `${Math.max(6, 100 * bar.height)}%`,
          }}
        />
      ))}
    </div>
  );
}
