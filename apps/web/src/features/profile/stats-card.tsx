import type { PlayerPercentileName } from '@scrapboard/contract';
import type { ProfileNumbers } from '@scrapboard/contract/profile-fields';
import { killAssistRate } from '@scrapboard/statistics/rates';
import { rateOf } from '@scrapboard/statistics/wilson-interval';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Explain } from '../../explain/explain.tsx';
import type { ExplainedStat } from '../../explain/explained-stats.ts';
import { hasMeaningfulRate, RateBar, useFormatRate } from '../../ui/rate-text.tsx';
import { useFormat } from '../../use-format.ts';
import { Change } from './compare/comparison.tsx';
import type { FigureName } from './compare/use-figure-format.ts';
import { StatPercentile } from './percentiles/percentiles.tsx';
import { TrendLine } from './trend-line.tsx';
import { useRecentAverageText } from './use-recent-average-text.ts';
import { useTrends } from './use-trends.ts';

/** Games, win rate, (K+A)/G; wins, MVP, kills and assists: each with its trend. */
export function StatsCard({ profile }: { profile: ProfileNumbers }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const trends = useTrends();
  const recentAverageText = useRecentAverageText(profile.games);
  const { games, wins, losses, draws, mvp, tot_kills: kills, tot_assists: assists } = profile;
  const counts = { losses: format.number(losses), draws: format.number(draws) };
  const roundsText =
    profile.rounds > games
      ? t('stats.rounds', {
          wins: format.number(profile.round_wins),
          rounds: format.number(profile.rounds),
        })
      : '';
  const ka = killAssistRate(kills, assists, games);
  const formatWholePercent = (value: number) => format.percent(value, 0);
  const formatTwoDecimals = (value: number) => format.number(value, 2);
  // A line needs two points; while they load, a skeleton is shown unless there are few games.
  const renderTrendLine = (
    values: readonly number[] | undefined,
    name: string,
    formatValue: FormatValue,
  ) =>
    (values === undefined ? hasMeaningfulRate(games) : values.length > 1) && (
      <TrendLine values={values} name={name} formatValue={formatValue} />
    );
  return (
    <section className="card" aria-labelledby="stats">
      <div className="card-top">
        <h2 id="stats">{t('stats.heading')}</h2>
      </div>
      <dl className="stat-grid">
        <Stat
          stat="games"
          label={t('stats.games')}
          value={format.number(games)}
          detail={roundsText}
          line={renderTrendLine(trends?.games, t('stats.games'), format.number)}
          isLarge
        />
        <RateStat
          stat="winRate"
          label={t('stats.wr')}
          count={wins}
          games={games}
          line={renderTrendLine(trends?.winRate, t('graphs.winRate'), format.percent)}
          isLarge
        />
        <Stat
          stat="killsAssists"
          label={<KillsAssistsFraction name={t('stats.kaName')} />}
          value={
            <>
              {formatWholePercent(ka)}
              {games > 0 && <span className="stat-secondary">{formatTwoDecimals(ka / 100)}</span>}
            </>
          }
          detail={games > 0 ? t('stats.perGame') : ''}
          change="killsAssists"
          percentile="killsAssists"
          line={renderTrendLine(trends?.killsAssists, t('stats.kaName'), formatWholePercent)}
          isLarge
        />
        <Stat
          stat="wins"
          label={t('stats.wins')}
          value={format.number(wins)}
          detail={t('stats.winsDetail', counts)}
          line={renderTrendLine(trends?.wins, t('stats.wins'), format.number)}
        />
        <Stat
          stat="mvp"
          label={t('stats.mvp')}
          value={format.number(mvp)}
          line={renderTrendLine(trends?.mvp, t('stats.mvp'), format.number)}
        />
        <RateStat
          stat="mvpRate"
          label={t('stats.mvpRate')}
          count={mvp}
          games={games}
          line={renderTrendLine(trends?.mvpRate, t('stats.mvpRate'), format.percent)}
        />
        <Stat
          stat="kills"
          label={t('stats.kills')}
          value={format.number(kills)}
          detail={recentAverageText('kills')}
          change="kills"
          percentile="kills"
          isTotal
          line={renderTrendLine(trends?.kills, t('stats.killsPerGame'), formatTwoDecimals)}
        />
        <Stat
          stat="assists"
          label={t('stats.assists')}
          value={format.number(assists)}
          detail={recentAverageText('assists')}
          change="assists"
          percentile="assists"
          isTotal
          line={renderTrendLine(trends?.assists, t('stats.assistsPerGame'), formatTwoDecimals)}
        />
      </dl>
    </section>
  );
}

type FormatValue = (value: number) => string;

interface StatProps {
  stat: ExplainedStat;
  label: ReactNode;
  value: ReactNode;
  detail?: ReactNode;
  /** The figure whose change is shown when periods are compared. */
  change?: FigureName;
  /** The rate or mean whose percentile is shown. */
  percentile?: PlayerPercentileName;
  /** Whether the value is a total, whose mean has the percentile. */
  isTotal?: boolean;
  /** Its trend line. */
  line: ReactNode;
  /** Whether it is one of the large ones. */
  isLarge?: boolean | undefined;
}

function Stat({
  stat,
  label,
  value,
  detail = '',
  change,
  percentile,
  isTotal = false,
  line,
  isLarge = false,
}: StatProps) {
  return (
    <div className={isLarge ? 'stat stat-main' : 'stat'}>
      <dt>
        <Explain stat={stat}>{label}</Explain>
      </dt>
      <dd>
        <span className="stat-value">{value}</span>
        <span className="stat-detail">{detail}</span>
      </dd>
      {change !== undefined && <Change figureName={change} />}
      {percentile !== undefined && <StatPercentile name={percentile} as="dd" isPerGame={isTotal} />}
      {line !== false && <dd className="stat-line">{line}</dd>}
    </div>
  );
}

interface RateStatProps {
  stat: 'winRate' | 'mvpRate';
  label: string;
  count: number;
  games: number;
  line: ReactNode;
  isLarge?: boolean;
}

/**
 * A share of the games with its interval; greyed, marked and written as `13 of 17` if there are few
 * games.
 */
function RateStat({ stat, label, count, games, line, isLarge }: RateStatProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const rate = rateOf(count, games);
  const formatRate = useFormatRate();
  const isSmallSample = !hasMeaningfulRate(games);
  return (
    <Stat
      stat={stat}
      label={label}
      line={line}
      isLarge={isLarge}
      value={
        isSmallSample ? (
          <span className="muted">{games === 0 ? format.percent(0) : formatRate(rate)}</span>
        ) : (
          formatRate(rate)
        )
      }
      change={stat}
      percentile={stat}
      detail={
        <>
          <RateBar rate={rate} scale={stat === 'winRate' ? 'winRate' : 'share'} />
          {!(isSmallSample && games > 0) && t('ofGames', { count: games, n: format.number(games) })}
          {isSmallSample && games > 0 && (
            <span className="few-games">
              <Explain stat="fewGames">{t('fewGames')}</Explain>
            </span>
          )}
          {games > 0 && <Interval range={format.interval(rate.low, rate.high)} />}
        </>
      }
    />
  );
}

/** The interval below a rate; in a narrow cell it breaks before the range, never inside it. */
function Interval({ range }: { range: string }) {
  const { t } = useTranslation();
  const [before, after] = t('interval', { range: '\u0000' }).split('\u0000');
  return (
    <span className="interval">
      {before}
      <span className="nowrap">{range}</span>
      {after}
    </span>
  );
}

/** (K + A) / G, written as a fraction. */
function KillsAssistsFraction({ name }: { name: string }) {
  const { t } = useTranslation('profile');
  return (
    <>
      <math aria-hidden="true">
        <mfrac>
          <mrow>
            <mi mathvariant="normal">{t('totals.k')}</mi>
            <mo>+</mo>
            <mi mathvariant="normal">{t('totals.a')}</mi>
          </mrow>
          <mi mathvariant="normal">{t('stats.g')}</mi>
        </mfrac>
      </math>
      <span className="visually-hidden">{name}</span>
    </>
  );
}
