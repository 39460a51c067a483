import type { Player } from '@scrapboard/contract';
import type { ProfileNumbers } from '@scrapboard/contract/profile-fields';
import { rateOf } from '@scrapboard/statistics/wilson-interval';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsReachable } from '../../connection.ts';
import { dataAsOf } from '../../data-as-of.ts';
import { Explain } from '../../explain/explain.tsx';
import type { ExplainedStat } from '../../explain/explained-stats.ts';
import { useStatus } from '../../status.ts';
import { Icon } from '../../ui/icon.tsx';
import { hasMeaningfulRate, useFormatRate } from '../../ui/rate-text.tsx';
import { TimeButton } from '../../ui/time-button.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useFormat } from '../../use-format.ts';
import { AllMatchesNote } from './all-matches-note.tsx';
import { CountChange } from './compare/comparison.tsx';
import { StatPercentile } from './percentiles/percentiles.tsx';
import { ResultsRow } from './results-row.tsx';
import { TrendLine } from './trend-line.tsx';
import { useTrends } from './use-trends.ts';

/** The rating and the win rate with their trends, the newest results, and the age of the data. */
export function HeroCard({ player, profile }: { player: Player; profile: ProfileNumbers }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const trends = useTrends();
  const { games } = profile;
  const formatRate = useFormatRate();
  return (
    <section className="card hero" aria-labelledby="record">
      <div className="card-body">
        <h2 id="record" className="visually-hidden">
          {t('title.heading')}
        </h2>
        <dl className="hero-figures">
          <div>
            <dt>
              <Explain stat="mmr">{t('title.mmr')}</Explain>
              <AllMatchesNote separator=" · " />
            </dt>
            <dd>{format.number(profile.mmr)}</dd>
            <RatingChange player={player} />
            <HeroTrend values={trends?.mmr} name={t('title.mmr')} formatValue={format.number} />
          </div>
          <div>
            <dt>
              <Explain stat="winRate">{t('graphs.winRate')}</Explain>
            </dt>
            <dd className={hasMeaningfulRate(games) || games === 0 ? '' : 'hero-few'}>
              {games === 0 ? format.percent(0) : formatRate(rateOf(profile.wins, games))}
            </dd>
            <StatPercentile name="winRate" as="dd" />
            <HeroTrend
              values={trends?.winRate}
              name={t('graphs.winRate')}
              formatValue={format.percent}
            />
          </div>
        </dl>
        <ResultsRow />
        <div className="hero-foot">
          <dl className="hero-counts">
            <Count stat="uploaded" name={t('title.uploaded')} change="uploaded">
              {format.number(profile.upload_count)}
            </Count>
            <Count stat="recorded" name={t('title.recorded')} change="recorded">
              {format.number(profile.record_count)}
            </Count>
            <Count stat="confirmed" name={t('title.confirmed')}>
              {format.number(player.confirmedCount)}
            </Count>
          </dl>
          <span>
            <Streak streaks={player.streaks} />
            <AllMatchesNote separator=" · " />
          </span>
          <LastUpdate />
        </div>
      </div>
    </section>
  );
}

function RatingChange({ player: { mmr, mmr30DaysBefore } }: { player: Player }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const change = mmr - mmr30DaysBefore;
  return (
    <dd className="hero-change">
      {change !== 0 && <Icon name={change > 0 ? 'arrowUp' : 'arrowDown'} />}
      <Explain stat="mmr30Days">{t('title.mmrChange', { change: format.signed(change) })}</Explain>
    </dd>
  );
}

interface HeroTrendProps {
  values: readonly number[] | undefined;
  name: string;
  formatValue: (value: number) => string;
}

/** A line of two points or more; with fewer, a sentence. */
function HeroTrend({ values, name, formatValue }: HeroTrendProps) {
  const { t } = useTranslation('profile');
  if (values !== undefined && values.length < 2) {
    return <dd className="hero-trend hero-no-trend">{t('title.noTrend')}</dd>;
  }
  return (
    <dd className="hero-trend">
      <TrendLine values={values} name={name} formatValue={formatValue} />
    </dd>
  );
}

interface CountProps {
  stat: ExplainedStat;
  name: string;
  children: ReactNode;
  /** The count whose change is shown when periods are compared. */
  change?: 'uploaded' | 'recorded';
}

function Count({ stat, name, children, change }: CountProps) {
  return (
    <div>
      <dt>
        <Explain stat={stat}>{name}</Explain>
      </dt>
      <dd>{children}</dd>
      {change !== undefined && <CountChange countName={change} />}
    </div>
  );
}

function Streak({ streaks }: { streaks: Player['streaks'] }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { current, bestWins } = streaks;
  const n = format.number(Math.abs(current));
  const text =
    current > 0
      ? t('title.streakWins', { count: current, n })
      : current < 0
        ? t('title.streakLosses', { count: -current, n })
        : t('title.streakNone');
  return (
    <span>
      <Explain stat="streak">{text}</Explain>
      {bestWins > 0 && (
        <span className="muted">{` · ${t('title.bestStreak', { n: format.number(bestWins) })}`}</span>
      )}
    </span>
  );
}

/** When the newest data was added. */
function LastUpdate() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const client = useQueryClient();
  const isReachable = useIsReachable();
  const updatedAt = useStatus()?.updatedAt;
  const asOf = isReachable ? undefined : dataAsOf(client);
  // While the server is unreachable, it is unknown whether newer data has been added.
  if (asOf !== undefined) {
    return <span className="muted">{t('time.from', { time: format.clock(asOf, now) })}</span>;
  }
  if (!updatedAt) return <span className="muted">{t('time.never')}</span>;
  return (
    <span className="muted updated">
      <Icon name="refreshCw" />
      <TimeButton instant={updatedAt}>
        {t('time.updated', { ago: format.ago(updatedAt, now) })}
      </TimeButton>
    </span>
  );
}
