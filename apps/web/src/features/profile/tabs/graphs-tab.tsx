import type { PlayerGraphs } from '@scrapboard/contract';
import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type Bar, BarChart } from '../../../charts/bar-chart.tsx';
import { ChartNumbers } from '../../../charts/chart-numbers.tsx';
import { LineChart, type LinePoint } from '../../../charts/line-chart.tsx';
import { narrow } from '../../../filters/match-selection.ts';
import { NoMatches } from '../../../filters/no-matches.tsx';
import type { Format } from '../../../format.ts';
import { useFormat } from '../../../use-format.ts';
import { mergeSteps } from '../merge-steps.ts';
import { graphsQuery } from '../profile-queries.ts';
import { toTab } from '../profile-search.ts';
import { stepEnd } from '../step-end.ts';
import { useProfile } from '../use-profile.ts';

type FormPoint = PlayerGraphs['form'][number];

/** Form over time and the distribution of damage. */
export function GraphsTab() {
  const { id, filters } = useProfile();
  const { data } = useSuspenseQuery(graphsQuery(id, filters));
  if (data.form.length === 0) {
    return (
      <div className="card">
        <NoMatches />
      </div>
    );
  }
  return (
    <div className="dashboard">
      <div className="dashboard-wide">
        <WinRateCard graphs={data} />
      </div>
      <DamageCard graphs={data} />
      <RatingCard graphs={data} />
      <div className="dashboard-wide">
        <DistributionCard graphs={data} />
      </div>
    </div>
  );
}

interface CardProps {
  title: string;
  note?: string;
  children: ReactNode;
}

function ChartCard({ title, note, children }: CardProps) {
  return (
    <section className="card chart-card" aria-label={title}>
      <div className="card-top">
        <h2>{title}</h2>
        {note !== undefined && <p className="card-note">{note}</p>}
      </div>
      <div className="card-body">{children}</div>
    </section>
  );
}

/** Writes the days from an instant to before another, as one date where they are on one day. */
function spanText(format: Format, from: string, end: string): string {
  const first = format.utcDate(from);
  const last = format.utcDate(new Date(Date.parse(end) - 1));
  return first === last ? first : `${first} – ${last}`;
}

/** Returns a function that opens the matches of a span, given the starts of its first and last step. */
function usePickSpan({ step }: PlayerGraphs) {
  const { search, href } = useProfile();
  const navigate = useNavigate();
  return (from: string | undefined, last = from) => {
    if (from === undefined || last === undefined) return;
    const span = { period: 'custom' as const, from, to: stepEnd(last, step) };
    void navigate(href(toTab(narrow(search, span), 'matches')));
  };
}

function WinRateCard({ graphs }: { graphs: PlayerGraphs }) {
  const { t } = useTranslation(['profile', 'common']);
  const format = useFormat();
  const pickSpan = usePickSpan(graphs);
  const step = t(`graphs.step.${graphs.step}`);
  const steps = useMemo(() => mergeSteps(graphs.form, MIN_SAMPLE), [graphs]);
  const points = useMemo(
    () =>
      steps.map(
        (point): LinePoint => ({
          label: spanText(format, point.from, stepEnd(point.last, graphs.step)),
          value: point.winRate.percent,
          low: point.winRate.low,
          high: point.winRate.high,
          lines: [
            `${t('graphs.winRate')} ${format.percent(point.winRate.percent)}`,
            t('common:interval', { range: format.interval(point.winRate.low, point.winRate.high) }),
            t('common:ofGames', { count: point.winRate.of, n: format.number(point.winRate.of) }),
          ],
        }),
      ),
    [steps, graphs.step, format, t],
  );
  const write = useMemo(() => (value: number) => format.percent(value, 0), [format]);
  return (
    <ChartCard title={t('graphs.form')} note={t('graphs.formNote', { step, minimum: MIN_SAMPLE })}>
      <LineChart
        points={points}
        label={t('graphs.chartLabel', { name: t('graphs.form'), n: points.length })}
        write={write}
        min={0}
        max={100}
        reference={50}
        onPick={(index) => pickSpan(steps[index]?.from, steps[index]?.last)}
      />
      <ChartNumbers
        caption={t('graphs.form')}
        headings={[t('graphs.at'), t('graphs.games'), t('graphs.winRate')]}
        rows={steps.map((point) => [
          spanText(format, point.from, stepEnd(point.last, graphs.step)),
          format.number(point.winRate.of),
          format.percent(point.winRate.percent),
        ])}
      />
    </ChartCard>
  );
}

function useValuePoints(
  graphs: PlayerGraphs,
  name: string,
  pick: (point: FormPoint) => number | null,
) {
  const { t } = useTranslation('common');
  const format = useFormat();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `pick` is the same function of a point each time
  return useMemo(
    () =>
      graphs.form.map((point): LinePoint => {
        const value = pick(point);
        return {
          label: format.utcDate(point.at),
          value,
          lines: [
            `${name} ${value === null ? '–' : format.number(value)}`,
            t('ofGames', { count: point.games, n: format.number(point.games) }),
          ],
        };
      }),
    [graphs, format, name, t],
  );
}

function DamageCard({ graphs }: { graphs: PlayerGraphs }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const pickSpan = usePickSpan(graphs);
  const name = t('graphs.damageOverTime');
  const points = useValuePoints(graphs, name, (point) => point.damage);
  return (
    <ChartCard title={name}>
      <LineChart
        points={points}
        label={t('graphs.chartLabel', { name, n: points.length })}
        write={format.compact}
        series={1}
        min={0}
        onPick={(index) => pickSpan(graphs.form[index]?.at)}
      />
    </ChartCard>
  );
}

function RatingCard({ graphs }: { graphs: PlayerGraphs }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const pickSpan = usePickSpan(graphs);
  const name = t('graphs.mmr');
  const points = useValuePoints(graphs, name, (point) => point.mmr);
  const write = format.number as (value: number) => string;
  const step = t(`graphs.step.${graphs.step}`);
  return (
    <ChartCard title={name} note={t('graphs.mmrNote', { step })}>
      <LineChart
        points={points}
        label={t('graphs.chartLabel', { name, n: points.length })}
        write={write}
        series={2}
        onPick={(index) => pickSpan(graphs.form[index]?.at)}
      />
    </ChartCard>
  );
}

function DistributionCard({ graphs }: { graphs: PlayerGraphs }) {
  const { t } = useTranslation(['profile', 'common']);
  const format = useFormat();
  const { damage, median } = graphs;
  const bars = useMemo(
    () =>
      damage.map(
        (bin): Bar => ({
          label: `${format.compact(bin.from)}–${format.compact(bin.to)}`,
          value: bin.matches,
          lines: [
            t('graphs.range', { from: format.number(bin.from), to: format.number(bin.to) }),
            t('common:matches', { count: bin.matches, n: format.number(bin.matches) }),
          ],
        }),
      ),
    [damage, format, t],
  );
  const marker = useMemo(() => {
    if (median === null) return undefined;
    const bin = damage.findIndex((each) => median < each.to);
    const found = damage[bin];
    if (found === undefined) return undefined;
    return {
      at: bin + (median - found.from) / (found.to - found.from),
      text: t('graphs.median', { n: format.number(median) }),
    };
  }, [damage, median, format, t]);
  const write = format.number as (value: number) => string;
  const name = t('graphs.distribution');
  return (
    <ChartCard
      title={name}
      note={t('graphs.distributionNote', { median: format.number(median ?? 0) })}
    >
      <BarChart
        bars={bars}
        label={t('graphs.chartLabel', { name, n: bars.length })}
        write={write}
        series={1}
        touching
        marker={marker}
      />
      <ChartNumbers
        caption={name}
        headings={[t('totals.dmgName'), t('graphs.matches')]}
        rows={damage.map((bin) => [
          t('graphs.range', { from: format.number(bin.from), to: format.number(bin.to) }),
          format.number(bin.matches),
        ])}
      />
    </ChartCard>
  );
}
