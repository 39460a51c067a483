import { type Finding, HOUR_MS, RECENT_WEEKS, startOfWeek } from '@scrapboard/schedule';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { gameName } from '../../i18n/game-name.ts';
import { paths } from '../../paths.ts';
import { QueryState, type QueryStatus } from '../../query-states/query-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFormat } from '../../use-format.ts';
import type { PageSchedule } from './page-schedule.ts';
import type { PlayedTimes } from './use-played-times.ts';
import { useZoneFormat } from './use-zone-format.ts';

interface Props {
  pageSchedule: PageSchedule;
  zone: string;
  query: QueryStatus<unknown>;
  playedTimes: PlayedTimes | undefined;
}

/** Modes with fewer matches are not judged. */
const MIN_MATCHES = 10;
const HOURS_PER_DAY = 24;

/** Whether stored matches were played at the times of the schedule, and if not, since when. */
export function CheckCard({ pageSchedule, zone, query, playedTimes }: Props) {
  const { t } = useTranslation('schedules');
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-top">
        <h2 id={id}>{t('check.title')}</h2>
        <p className="card-note card-note-wide">{t('check.note', { count: RECENT_WEEKS })}</p>
      </div>
      <QueryState query={query} loading={<Skeleton height="6rem" />}>
        {() =>
          playedTimes !== undefined && (
            <Findings pageSchedule={pageSchedule} zone={zone} playedTimes={playedTimes} />
          )
        }
      </QueryState>
    </section>
  );
}

function Findings({
  pageSchedule,
  zone,
  playedTimes,
}: Pick<Props, 'pageSchedule' | 'zone'> & { playedTimes: PlayedTimes }) {
  const { t } = useTranslation(['schedules', 'common']);
  const format = useFormat();
  const { findings, unlistedModes } = playedTimes;
  const hasProblem = ({ outside, silent }: Finding) => outside !== null || silent.length > 0;
  const judgedFindings = findings.filter(
    (finding) => finding.matches >= MIN_MATCHES || hasProblem(finding),
  );
  return (
    <div className="card-body schedule-check">
      <ul>
        {judgedFindings
          .toSorted((a, b) => Number(hasProblem(b)) - Number(hasProblem(a)))
          .map((finding) => (
            <FindingItem
              key={finding.mode}
              finding={finding}
              pageSchedule={pageSchedule}
              zone={zone}
            />
          ))}
        {judgedFindings.length < findings.length && (
          <Item icon="info">{t('schedules:check.tooFew', { count: MIN_MATCHES })}</Item>
        )}
        {unlistedModes.length > 0 && (
          <Item icon="info">
            {t('schedules:check.unlisted')}{' '}
            {unlistedModes.map((mode, index) => (
              <span key={mode.id}>
                {index > 0 && ', '}
                <Link to={paths.metaBrawl({ mode: mode.id })}>{gameName('mode', mode)}</Link> (
                {format.number(mode.matches)})
              </span>
            ))}
          </Item>
        )}
      </ul>
    </div>
  );
}

interface ItemProps {
  icon: 'check' | 'alertTriangle' | 'info';
  children: ReactNode;
}

function Item({ icon, children }: ItemProps) {
  return (
    <li className={icon === 'alertTriangle' ? 'schedule-doubt' : undefined}>
      <Icon name={icon} />
      <div>{children}</div>
    </li>
  );
}

interface FindingProps extends Pick<Props, 'pageSchedule' | 'zone'> {
  finding: Finding;
}

function FindingItem({ finding, pageSchedule, zone }: FindingProps) {
  const { t } = useTranslation('schedules');
  const format = useFormat();
  const zoneFormat = useZoneFormat(zone);
  const { mode, matches, inside, outside, silent } = finding;
  const name = pageSchedule.modeName(mode);
  return (
    <Item icon={outside === null && silent.length === 0 ? 'check' : 'alertTriangle'}>
      <strong>{name}</strong>{' '}
      {t('check.inside', {
        count: matches,
        n: format.number(matches),
        inside: format.number(inside),
        percent: format.percent(matches === 0 ? 0 : (100 * inside) / matches),
      })}
      {outside !== null && (
        <p>
          {t(outside.mayBeEarlier ? 'check.outsideLong' : 'check.outsideSince', {
            count: outside.matches,
            n: format.number(outside.matches),
            date: format.utcDate(outside.since),
          })}{' '}
          {t('check.mostly', {
            times: outside.hours
              .map(
                ({ from, to }) =>
                  `${zoneFormat.weekday(from)} ${zoneFormat.time(from)}–${zoneFormat.time(to)}`,
              )
              .join(', '),
          })}
        </p>
      )}
      {silent.map(({ window, lastPlayed, matches: playedCount, expected }) => {
        const from = startOfWeek(Date.now()) + startHourOfWeek(window) * HOUR_MS;
        const to = from + (window.to - window.from) * HOUR_MS;
        return (
          <p key={startHourOfWeek(window)}>
            {t('check.silent', {
              time: `${zoneFormat.weekday(from)} ${zoneFormat.time(from)}–${zoneFormat.time(to)}`,
              count: playedCount,
              n: format.number(playedCount),
              expected: format.number(Math.round(expected)),
            })}{' '}
            {lastPlayed !== null && t('check.lastPlayed', { date: format.utcDate(lastPlayed) })}
          </p>
        );
      })}
    </Item>
  );
}

const startHourOfWeek = ({ day, from }: { day: number; from: number }) =>
  (day - 1) * HOURS_PER_DAY + from;
